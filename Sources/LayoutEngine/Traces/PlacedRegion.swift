package import Foundation

/// A part of a placed layout that means something beside what it shows.
package struct PlacedRegion: Sendable {
  /// What a part may mean.
  package enum Meaning: Sendable {
    /// Tapping it does something that the layers above know.
    case action(any Sendable)
    /// Its content counts as out of date while an intent is under way.
    case invalidatable
  }

  /// What it means.
  package let meaning: Meaning
  /// Its `accessibilityIdentifier`, or `nil`.
  package let role: String?
  /// The texts within it, as they are written.
  package let texts: [String]
  /// Where it stands in the bounds, points.
  package private(set) var frame: CGRect

  /// The region in another place.
  func moved(to frame: CGRect) -> PlacedRegion {
    var copy = self
    copy.frame = frame
    return copy
  }
}
