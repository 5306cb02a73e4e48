import UnicodeText

/// An ordered list of faces for one weight, tried in turn for each cluster of a text, with the line
/// metrics of a paragraph set in it.
///
/// The line metrics are those of the first face, or of iOS's system font: faces further down do not
/// make a line taller (measured on iOS, `font-metrics.json` `labelAndFallbackRules`). A value that
/// shares its storage; equal when it is the same list. Any thread.
public struct FontCascade: Sendable, Hashable {
  /// Line metrics in ems.
  package struct Strut: Sendable, Hashable {
    package let ascent: Double
    package let descent: Double
    package let leading: Double
    package let capHeight: Double

    package init(ascent: Double, descent: Double, leading: Double, capHeight: Double) {
      self.ascent = ascent
      self.descent = descent
      self.leading = leading
      self.capHeight = capHeight
    }
  }

  private final class Storage: Sendable {
    let entries: [Entry]
    let strut: Strut
    let sizing: OpticalSizing?
    let unitsPerEm: Double
    let selector: FaceSelector
    let companion = LazyObject<KeptCompanion>()

    init(entries: [Entry], strut: Strut, sizing: OpticalSizing?, selector: FaceSelector?) {
      self.entries = entries
      self.strut = strut
      self.sizing = sizing
      self.selector = selector ?? FaceSelector(entries: entries)
      unitsPerEm = Double(CommonUnits.leastCommonMultiple(entries.map(\.face.unitsPerEm)))
    }
  }

  private let storage: Storage

  /// - Parameter selector: chooses among the entries; `nil` for one that tries them in their order.
  init(
    entries: [Entry],
    strut: Strut,
    sizing: OpticalSizing?,
    selector: FaceSelector? = nil
  ) {
    precondition(!entries.isEmpty)
    storage = Storage(entries: entries, strut: strut, sizing: sizing, selector: selector)
  }

  private init(storage: Storage) {
    self.storage = storage
  }

  package var entries: [Entry] { storage.entries }

  /// The memory it takes, in bytes, without its faces and what ``selector`` remembers.
  var fixedByteCount: Int {
    storage.entries.reduce(storage.entries.heapByteCount) { $0 + ($1.advances?.heapByteCount ?? 0) }
  }

  /// A cascade that is let go when nobody uses it.
  struct WeakReference {
    private weak var storage: Storage?

    init(_ cascade: FontCascade) {
      storage = cascade.storage
    }

    /// The cascade, as long as it is used.
    var cascade: FontCascade? { storage.map(FontCascade.init) }
  }

  /// What the module that shapes keeps with the cascade: made by the first that asks.
  package func companion(_ make: () -> any CascadeCompanion) -> any CascadeCompanion {
    storage.companion.value { KeptCompanion(make()) }.content
  }

  /// The memory of what is kept with the cascade, in bytes.
  var companionByteCount: Int { storage.companion.known?.content.heapByteCount ?? 0 }

  /// Chooses among the entries.
  package var selector: FaceSelector { storage.selector }

  /// The law of size of the system font; `nil` for a font whose advances only scale.
  package var sizing: OpticalSizing? { storage.sizing }

  /// Units in which a text set in this cascade is measured, in one em: a common multiple of its
  /// faces' units, so that whole units stay whole.
  package var unitsPerEm: Double { storage.unitsPerEm }

  package var strut: Strut { storage.strut }

  /// The faces, each once, first choice first.
  public var faces: [FontFace] {
    storage.entries.reduce(into: []) { faces, entry in
      if !faces.contains(entry.face) { faces.append(entry.face) }
    }
  }

  /// What is done to a face's outlines because the cascade has no face of the weight or slant it
  /// was asked for; ``SyntheticStyle/none`` for a face that is not of the cascade.
  public func synthesis(of face: FontFace) -> SyntheticStyle {
    storage.entries.first { $0.face == face }?.synthesis ?? .none
  }

  /// The height of a line above its baseline, in points.
  public func ascent(pointSize: Double) -> Double { strut.ascent * pointSize }

  /// The depth of a line below its baseline, in points, positive.
  public func descent(pointSize: Double) -> Double { strut.descent * pointSize }

  /// The space the font puts between two lines, in points.
  public func leading(pointSize: Double) -> Double { strut.leading * pointSize }

  /// The height of a capital letter, in points.
  public func capHeight(pointSize: Double) -> Double { strut.capHeight * pointSize }

  /// Ascent and descent together, in points.
  public func lineHeight(pointSize: Double) -> Double {
    (strut.ascent + strut.descent) * pointSize
  }

  /// Whether two values are the same list, not merely equal faces.
  public static func == (left: FontCascade, right: FontCascade) -> Bool {
    left.storage === right.storage
  }

  /// Hashes the list's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(storage))
  }
}

/// The units that several faces share.
private enum CommonUnits {
  /// Beyond this the grain of 2⁻¹⁶ unit would no longer keep sums of long texts exact.
  private static let greatest = 1 << 24

  /// A common multiple of units per em; of as many of the first faces as a bound allows.
  static func leastCommonMultiple(_ units: [Int]) -> Int {
    units.reduce(1) { multiple, units in
      let next = multiple / greatestCommonDivisor(multiple, units) * units
      return next <= greatest ? next : multiple
    }
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }
}
