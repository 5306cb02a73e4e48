import DeviceTraits
public import FontFaces
public import Foundation
public import LayoutEngine

/// A class of devices with the same screen size in points, and what is known of its widgets.
public struct ScreenClass: Sendable, Hashable {
  /// Screen width and height in points, portrait.
  public let screen: CGSize

  /// The whole sizes of widgets, as far as anybody published them.
  var sizes: [WidgetSlot: WidgetSize] = [:]

  /// The areas that text was seen to get, or that stand in for those, each of one version of the
  /// system.
  var readings: [WidgetSlot: [WidgetSize]] = [:]

  /// - Parameter screen: of the list, or of a profile, which has sides of at most 5,000 points.
  init(_ screen: CGSize) {
    self.screen = screen
  }

  /// The screen size as a name, such as "393x852".
  public var name: String { "\(Int(screen.width))x\(Int(screen.height))" }

  /// The accessoryRectangular size in Apple's guideline; nil where the guideline has no row.
  public var guidelineSize: CGSize? {
    sizes[.lockScreen].flatMap { $0.provenance == .documented ? $0.size : nil }
  }

  /// The whole size of a widget; nil where nobody published one.
  public func size(of slot: WidgetSlot) -> WidgetSize? { sizes[slot] }

  /// The room for text in a widget; nil where nobody published its size.
  ///
  /// - Parameters:
  ///   - slot: the widget.
  ///   - margins: taken off the widget's whole size. Nil takes the measured area where there is
  ///     one, otherwise off the families of the Home Screen the standard margin of 16 pt, and
  ///     nothing off others.
  ///   - version: the version of the system. Of several readings the newest counts that is not
  ///     newer than it.
  public func textArea(
    of slot: WidgetSlot,
    margins: EdgeInsets? = nil,
    version: SystemVersion = .newest
  ) -> TextArea? {
    if margins == nil, let reading = reading(of: slot, upTo: version) {
      return TextArea(
        size: reading.size,
        provenance: reading.provenance,
        readingVersion: reading.readingVersion,
        systemVersion: version,
        source: reading.source,
        japaneseSource: reading.japaneseSource,
        note: reading.note
      )
    }
    guard let widget = sizes[slot] else { return nil }
    let standard = Self.standardMargins(of: slot)
    let taken = margins ?? standard ?? EdgeInsets()
    return TextArea(
      size: CGSize(
        width: max(widget.size.width - taken.leading - taken.trailing, 0),
        height: max(widget.size.height - taken.top - taken.bottom, 0)
      ),
      provenance: widget.provenance,
      margins: margins != nil ? .given : standard != nil ? .standard : .unknown,
      readingVersion: widget.readingVersion,
      systemVersion: version,
      source: widget.source,
      japaneseSource: widget.japaneseSource,
      note: widget.note
    )
  }

  private func reading(of slot: WidgetSlot, upTo version: SystemVersion) -> WidgetSize? {
    func age(_ reading: WidgetSize) -> Int { reading.readingVersion?.rawValue ?? 0 }
    return readings[slot]?.filter { age($0) <= version.rawValue }.max { age($0) < age($1) }
  }

  /// The standard margin of Apple's guideline, for the families that it is said of.
  static func standardMargins(of slot: WidgetSlot) -> EdgeInsets? {
    switch slot {
    case .family(.systemSmall), .family(.systemMedium), .family(.systemLarge),
      .family(.systemExtraLarge):
      EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    default: nil
    }
  }
}
