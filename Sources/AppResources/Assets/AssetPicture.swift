package import Foundation
import UnicodeText

/// A picture of a catalogue, for a light and a dark interface of either direction, in each of the app's languages.
package struct AssetPicture: Sendable, Hashable {
  /// A file of a picture.
  package struct Variant: Sendable, Hashable {
    /// The path of the file.
    package let file: String
    /// The size in points.
    package let size: CGSize
    /// Whether its pixels can be read.
    package let isBitmap: Bool
  }

  /// The files that one language has.
  package struct Looks: Sendable, Hashable {
    /// What an iPhone shows in a light interface: of the files that of most pixels up to three a point.
    package let light: Variant
    /// What an iPhone shows in a dark interface.
    package let dark: Variant
    /// Why there is no picture of its own for a dark interface, where one is named; `nil` where nothing is
    /// wrong.
    let darkFault: ResourceFault.Reason?
  }

  /// Where lines begin at the left.
  private let localized: LocalizedLooks<Looks>
  /// Where they begin at the right.
  private let mirrored: LocalizedLooks<Looks>
  /// Whether it is drawn in the colour of what stands around it.
  package let isTemplate: Bool
  /// Why files that are named are not shown, a dark one or those of a language.
  let faults: [ResourceFault.Reason]

  /// What is shown in a light interface in languages that have no files of their own.
  package var light: Variant { localized.base.light }
  /// What is shown in a dark interface in such languages.
  package var dark: Variant { localized.base.dark }

  /// What is shown to who reads a language.
  ///
  /// - Parameter isRightToLeft: whether lines begin at the right.
  package func looks(in language: String, isRightToLeft: Bool = false) -> Looks {
    isRightToLeft ? mirrored.looks(in: language) : localized.looks(in: language)
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var idiom: String?
      var scale: String?
      var locale: String?
      /// For which direction of the interface it is meant; `nil` for both.
      var direction: String?
      var appearances: [AssetContents.Appearance]?

      enum CodingKeys: String, CodingKey {
        case filename, idiom, scale, locale, appearances
        case direction = "language-direction"
      }
    }

    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey {
        case intent = "template-rendering-intent"
      }
    }

    var images: [Entry]
    var properties: Properties?
  }

  init(folder: String) throws(ResourceFault.Reason) {
    let contents = try AssetContents.read(Contents.self, in: folder)
    // Of two files of as many pixels a point that for an iPhone goes before that for all.
    let usable = Self.idioms.flatMap { idiom in
      contents.images.filter { $0.filename != nil && ($0.idiom ?? "universal") == idiom }
    }
    var files = Files(folder: folder)
    var faults: [ResourceFault.Reason?] = []
    var made: [Direction: LocalizedLooks<Looks>] = [:]
    let isForBoth = usable.allSatisfy { $0.direction == nil }
    for direction in isForBoth ? [.leftToRight] : [Direction.leftToRight, .rightToLeft] {
      do throws(ResourceFault.Reason) {
        made[direction] = try Self.localizedLooks(
          of: usable,
          toward: direction,
          in: &files,
          &faults
        )
      } catch {
        faults.append(error)
      }
    }
    self.faults = faults.compactMap { $0 }
    // A missing file of one direction takes nothing from the other, which is then shown in both.
    guard let localized = made[.leftToRight] ?? made[.rightToLeft] else {
      throw self.faults.first ?? .noFile
    }
    self.localized = localized
    mirrored = made[.rightToLeft] ?? localized
    isTemplate = contents.properties?.intent == "template"
  }

  /// A direction of the interface, as catalogues call it.
  private enum Direction: String {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
  }

  /// What is shown in each language where the interface has a direction.
  private static func localizedLooks(
    of usable: [Contents.Entry],
    toward direction: Direction,
    in files: inout Files,
    _ faults: inout [ResourceFault.Reason?]
  ) throws(ResourceFault.Reason) -> LocalizedLooks<Looks> {
    let byLanguage = Dictionary(grouping: usable.filter { $0.locale != nil }) { $0.locale ?? "" }
    let languages = byLanguage.keys.sorted()
    let common = usable.filter { $0.locale == nil }
    let first = common.isEmpty ? LocalizedLooks<Looks>.main(of: languages) : nil
    let base = try Self.looks(
      of: first.flatMap { byLanguage[$0] } ?? common,
      toward: direction,
      in: &files
    )
    let shared = Shared(base, of: common)
    faults.append(base.darkFault)
    var own: [String: Looks] = [:]
    if let first { own[first] = base }
    for language in languages where language != first {
      do throws(ResourceFault.Reason) {
        let looks = try Self.looks(
          of: byLanguage[language] ?? [],
          toward: direction,
          beside: shared,
          in: &files
        )
        own[language] = looks
        faults.append(looks.darkFault)
      } catch {
        faults.append(error)
      }
    }
    return LocalizedLooks(base: base, own: own)
  }

  /// The devices whose files an iPhone shows, the first before others.
  private static let idioms = ["iphone", "universal"]

  /// Whether a picture's folder names files, and all of them for other devices.
  static func isForOtherDevices(folder: String) -> Bool {
    let contents = try? AssetContents.read(Contents.self, in: folder)
    let entries = (contents?.images ?? []).filter { $0.filename != nil }
    return !entries.isEmpty && !entries.contains { idioms.contains($0.idiom ?? "universal") }
  }

  /// What files of no language show, and stand for where a language has none for a look.
  private struct Shared {
    var light: Variant?
    var dark: Variant?

    init() {}

    init(_ looks: Looks, of entries: [Contents.Entry]) {
      let meant = Set(entries.compactMap { $0.appearances.look })
      let isForAny = meant.contains(.any)
      if isForAny || meant.contains(.light) { light = looks.light }
      if isForAny || meant.contains(.dark), looks.darkFault == nil { dark = looks.dark }
    }
  }

  /// What an iPhone shows of files that are meant for one language.
  private static func looks(
    of entries: [Contents.Entry],
    toward direction: Direction,
    beside shared: Shared = Shared(),
    in files: inout Files
  ) throws(ResourceFault.Reason) -> Looks {
    func meant(for look: AssetContents.Look) -> [Contents.Entry] {
      let all = entries.filter { $0.appearances.look == look }
      let own = all.filter { $0.direction == direction.rawValue }
      let common = all.filter { $0.direction == nil }
      // What is there for the other direction alone is shown in this one too: the system mirrors it.
      return !own.isEmpty ? own : !common.isEmpty ? common : all
    }
    let (plain, bright, dim) = (meant(for: .any), meant(for: .light), meant(for: .dark))
    // What is meant for a light or a dark interface goes before what is meant for any.
    var shown = bright.isEmpty ? plain : bright
    // What is meant for a dark one alone is shown in a light one where nothing else is there.
    if shown.isEmpty, shared.light == nil { shown = dim }
    guard let light = try variant(of: shown, in: &files) ?? shared.light else {
      throw ResourceFault.Reason.noFile
    }
    do throws(ResourceFault.Reason) {
      let dark = try variant(of: dim.isEmpty ? plain : dim, in: &files) ?? shared.dark ?? light
      return Looks(light: light, dark: dark, darkFault: nil)
    } catch {
      return Looks(light: light, dark: light, darkFault: error)
    }
  }

  /// The file of most pixels a point; `nil` where there is none.
  private static func variant(
    of entries: [Contents.Entry],
    in files: inout Files
  ) throws(ResourceFault.Reason) -> Variant? {
    // A file without a number could not be compared with the others.
    for case let text? in entries.map(\.scale) where Self.pixelsPerPoint(text) == nil {
      throw ResourceFault.Reason.noScale(ResourceFault.shown(text))
    }
    func scale(_ entry: Contents.Entry) -> CGFloat {
      entry.scale.flatMap { Self.pixelsPerPoint($0) } ?? 1
    }
    guard let entry = entries.max(by: { scale($0) < scale($1) }), let name = entry.filename else {
      return nil
    }
    let file = try files.file(named: name)
    return Variant(
      file: file.file,
      size: CGSize(width: file.size.width / scale(entry), height: file.size.height / scale(entry)),
      isBitmap: file.isBitmap
    )
  }

  /// The files of a picture's folder, each of which is read once: thousands of languages may have one of 64 MiB.
  private struct Files {
    let folder: String
    /// With a pixel to a point.
    private var known: [ExactText: Result<Variant, ResourceFault.Reason>] = [:]

    init(folder: String) {
      self.folder = folder
    }

    mutating func file(named name: String) throws(ResourceFault.Reason) -> Variant {
      let found = known[ExactText(name)] ?? read(name)
      known[ExactText(name)] = found
      return try found.get()
    }

    private func read(_ name: String) -> Result<Variant, ResourceFault.Reason> {
      let path = "\(folder)/\(name)"
      guard let data = try? BoundedFile(path: path).bytes() else {
        return .failure(.missingFile(ResourceFault.shown(name)))
      }
      guard let size = PictureHeader(data)?.size else {
        return .failure(.noPicture(file: ResourceFault.shown(name)))
      }
      return .success(
        Variant(file: path, size: size, isBitmap: PictureHeader.isDrawable(data))
      )
    }
  }

  /// The number of a scale such as "2x"; `nil` where it is none, or one that no display has.
  private static func pixelsPerPoint(_ scale: String) -> CGFloat? {
    guard scale.hasSuffix("x"), let number = Double(scale.dropLast()), (1...10).contains(number)
    else { return nil }
    return CGFloat(number)
  }
}
