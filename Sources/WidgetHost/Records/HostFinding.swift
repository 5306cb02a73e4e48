public import Foundation

/// Something about a widget that whoever made it should know.
public struct HostFinding: Sendable, Hashable, Codable {
  /// What was found.
  public enum Code: String, Sendable, Hashable, Codable, CaseIterable {
    /// A provider, query or intent did not answer in time.
    case noAnswer
    /// It answered more than once.
    case answeredAgain
    /// A timeline has no entry.
    case emptyTimeline
    /// A timeline has more entries than are looked at.
    case tooManyEntries
    /// Entries do not stand in the order of their dates.
    case unorderedEntries
    /// More reloads are wanted than are made.
    case tooManyReloads
    /// A parameter could not be set.
    case parameter
    /// Two choices of a parameter have one identifier.
    case duplicateIdentifier
    /// Two widgets have one kind.
    case duplicateKind
    /// A widget names no family.
    case noFamilies
    /// A widget is in the sources but in no bundle.
    case leftOut
    /// No size of the family is known for the devices.
    case noArea
    /// A picture could not be drawn or written.
    case notDrawn
    /// Nothing of that name can be tapped.
    case nothingToTap
    /// A text, colour or picture of the app cannot be read.
    case unreadableResource
    /// Something is asked for that is in no catalogue of the app.
    case missingResource
    /// The app has no texts in the device's language, and is shown in another.
    case untranslated
    /// A preview or a file has entries that the widget does not show.
    case foreignEntry
    /// Entries of a file do not read as the widget's.
    case unreadableEntries
    /// The process of the widget ended by itself, by a signal or for want of memory.
    case crashed
    /// The process of the widget was ended since it said nothing any longer.
    case hung
  }

  /// What was found.
  public let code: Code
  /// What was found, in a sentence.
  public let message: String
  /// What the clock showed then; `nil` where that says nothing.
  public let date: Date?

  /// Creates a finding.
  public init(_ code: Code, _ message: String, at date: Date? = nil) {
    self.code = code
    self.message = message
    self.date = date
  }

  /// Whether the widget is at fault, rather than what was asked of it being more than is done here.
  public var isError: Bool {
    ![.tooManyReloads, .noArea, .missingResource, .untranslated].contains(code)
  }
}
