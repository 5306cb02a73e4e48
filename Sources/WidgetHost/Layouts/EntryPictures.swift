import AppResources
import DeviceTraits
import Drawing
import FontFaces
import Foundation
import LayoutEngine
import SwiftUISurface
import ViewFitting
import WidgetDevices

/// Pictures of a run's entries, one file for each layout, as a person would look at them.
///
/// An accessory is drawn as its area is; a widget of the home screen whole, with its ground and the
/// margins around its content.
@MainActor
final class EntryPictures {
  private let folder: URL
  private let name: String
  private let renderer = PNGRenderer()
  private let most: Int
  private var count = 0
  private var hasToldOfRest = false

  /// Prepares to draw what a request wants drawn; `nil` where it wants nothing.
  init?(_ request: HostRequest) {
    guard let folder = request.pictures else { return nil }
    self.folder = URL(filePath: folder)
    let language = request.surroundings.deviceLanguages.first ?? ""
    var parts = [request.kind, request.family]
    // Previews of one family, and all of Live Activities, share the rest.
    if case .preview(let identifier) = request.fixtures { parts.insert(identifier, at: 0) }
    parts = parts.map(Self.distinctWord) + [Self.word(language)]
    // So do the configurations that a provider recommends, which may have one name.
    if let taken = request.recommendation {
      parts += ["\(taken.index + 1)", Self.distinctWord(taken.name)]
    }
    name = Self.beginning(of: parts.joined(separator: "-"))
    most = request.limits.pictures
  }

  /// A word with what names of files do not have replaced.
  private nonisolated static func word(_ text: String) -> String {
    text.map { $0.isLetter || $0.isNumber || $0 == "." ? String($0) : "_" }.joined()
  }

  /// A word that no other text has: “a-b” and “a_b” would have one.
  private nonisolated static func distinctWord(_ text: String) -> String {
    let word = word(text)
    return word == text ? word : "\(word)-\(digest(of: text))"
  }

  /// How many bytes of a name a file has: file systems take 255 with its number and ending.
  private nonisolated static let mostBytesOfName = 200

  /// A name as long as a file may have it, which no other name has.
  private nonisolated static func beginning(of name: String) -> String {
    guard name.utf8.count > mostBytesOfName else { return name }
    var bytes = 0
    let scalars = name.unicodeScalars.prefix { scalar in
      bytes += UTF8.width(scalar)
      return bytes <= mostBytesOfName
    }
    return "\(String(scalars))-\(digest(of: name))"
  }

  private nonisolated static func digest(of text: String) -> String {
    String(Array(text.utf8).withUnsafeBufferPointer(SHA256.hexadecimalDigest).prefix(8))
  }

  /// Draws how a view is shown in each area at each size of text, in the order of its records, and
  /// adds the files' names to them; tells where that fails.
  func drawn(
    _ records: [LayoutRecord],
    of view: @MainActor () -> AnyView,
    at date: Date,
    role: EntryRecord.Role,
    in layouts: EntryLayouts,
    _ report: @MainActor (HostEvent) -> Void
  ) -> [LayoutRecord] {
    if count + records.count > most { tellOfRest(at: date, report) }
    var records = records
    let places = layouts.typeSizes.flatMap { size in layouts.groups.map { ($0, size) } }
    for (index, (group, typeSize)) in places.enumerated() where records.indices.contains(index) {
      guard count < most else { return records }
      let selector = layouts.selector(for: group, typeSize, at: date, role)
      let list = picture(of: layouts.shown(view()), in: group, selector, layouts.family)
      // One that cannot be drawn or written is no reason to leave out the others.
      records[index] = drawn(records[index], list, at: date, report)
    }
    return records
  }

  /// Draws a record's layout, and adds the file's name to it; tells where that fails.
  func drawn(
    _ record: LayoutRecord,
    _ list: DisplayList,
    at date: Date,
    _ report: @MainActor (HostEvent) -> Void
  ) -> LayoutRecord {
    guard count < most else {
      tellOfRest(at: date, report)
      return record
    }
    count += 1
    var record = record
    do {
      record.picture = try write(list)
    } catch {
      report(.finding(Self.notDrawn(error, at: date)))
    }
    return record
  }

  /// Tells once that what follows is not drawn.
  private func tellOfRest(at date: Date, _ report: @MainActor (HostEvent) -> Void) {
    guard !hasToldOfRest else { return }
    hasToldOfRest = true
    report(.finding(.noMorePictures(than: most, at: date)))
  }

  private static func notDrawn(_ error: any Error, at date: Date) -> HostFinding {
    let reason = (error as? DrawingError).map { "\($0)" } ?? error.systemReason
    return HostFinding(
      .notDrawn,
      "a picture was not drawn: \(reason)",
      "画像を描けませんでした：\(reason)",
      at: date
    )
  }

  private func write(_ list: DisplayList) throws -> String {
    let file = "\(name)-\(count).png"
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try renderer.render(list).write(to: folder.appending(path: file), options: .atomic)
    return file
  }

  private func picture(
    of view: AnyView,
    in group: DeviceGroup,
    _ selector: FitSelector,
    _ family: WidgetFamily
  ) -> DisplayList {
    guard !WidgetSlot.family(family).isAccessory else {
      return selector.decide(selector.resolve(view), in: group.size).displayList
    }
    var environment = selector.environment
    let size = HostArea.displaySize(of: family, in: group)
    environment.widgetContainer = WidgetContainer(
      frame: CGRect(origin: .zero, size: size),
      cornerRadius: Self.cornerRadius
    )
    let whole = FitSelector(environment: environment)
    // The system's ground lies under the widget's own, which may be translucent.
    let shown = ZStack {
      Color(light: .white, dark: .black)
      selector.ground(of: view, in: group.size).frame(width: size.width, height: size.height)
      view.frame(width: group.size.width, height: group.size.height)
    }
    .frame(width: size.width, height: size.height)
    .clipShape(RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous))
    return whole.decide(whole.resolve(shown), in: size).displayList
  }

  /// About as round as widgets of the home screen are; nobody published how round.
  private static let cornerRadius: CGFloat = 22
}
