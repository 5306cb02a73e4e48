public import FitSelection
public import Foundation

/// Something about a widget that whoever made it should know.
public struct HostFinding: Sendable, Hashable, Codable {
  /// What was found.
  public enum Code: String, Sendable, Hashable, Codable, CaseIterable {
    /// A provider, query or intent did not answer in time.
    case noAnswer
    /// It answered more than once.
    case answeredAgain
    /// A timeline has no entry, or none that is shown in the span that is looked at.
    case emptyTimeline
    /// A timeline has more entries than are looked at.
    case tooManyEntries
    /// A provider recommends more configurations than are looked at.
    case tooManyRecommendations
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
    /// A widget is in code of the sources that is not run here, such as that for older systems.
    case notReached
    /// No size of the family is known for the devices.
    case noArea
    /// A view names no ground of its widget.
    case noBackground
    /// An inline widget has more than its one row.
    case furtherRows
    /// A picture could not be drawn or written.
    case notDrawn
    /// More pictures are wanted than are drawn.
    case tooManyPictures
    /// A span of time was asked for that this kind of widget is not followed over.
    case notFollowed
    /// Nothing of that name can be tapped.
    case nothingToTap
    /// A text, colour or picture of the app cannot be read.
    case unreadableResource
    /// Something is asked for that is in no catalogue of the app, the screen, which is no device's here, or of a formatter
    /// what is not known here.
    case missingResource
    /// The app has no texts in the device's language, and is shown in another.
    case untranslated
    /// A preview or a file has entries that the widget does not show.
    case foreignEntry
    /// Entries of a file do not read as the widget's.
    case unreadableEntries
    /// The process of the widget ended by itself, by a signal or for want of memory, or wrote too much.
    case crashed
    /// The process of the widget was ended since it said nothing any longer, or took too long in all.
    case hung

    /// Reads one by its name.
    public init(from decoder: any Decoder) throws { self = try decoder.namedCase() }
  }

  /// What was found.
  public let code: Code
  /// What was found, as a sentence in both languages.
  public let text: BilingualText
  /// The type of the widget that it is about; `nil` where it is about none, or that of its run.
  public var widget: String?
  /// The file, the line or the preview that it is about; `nil` where it is about none.
  public var place: String?
  /// What the clock showed then; `nil` where that says nothing.
  public let date: Date?

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - english: what was found, as a sentence without a full stop.
  ///   - japanese: what was found, in Japanese.
  public init(
    _ code: Code,
    _ english: String,
    _ japanese: String,
    widget: String? = nil,
    in place: String? = nil,
    at date: Date? = nil
  ) {
    self.code = code
    text = BilingualText(english, japanese)
    self.widget = widget
    self.place = place
    self.date = date
  }

  /// A call of the app's code that was not done in time.
  static func noAnswer(from call: String, within seconds: Double) -> HostFinding {
    let length = seconds.formatted(.number.locale(Locale(identifier: "en_US")))
    return HostFinding(
      .noAnswer,
      "\(call) gave no answer within \(length) s",
      "\(call)から\(length)秒以内に応答がありません"
    )
  }

  /// What was found in English, its place before it.
  public var message: String { message(in: .english) }

  /// What was found, its place before it.
  public func message(in language: ExplanationLanguage) -> String {
    place.map { "\($0): " + text[language] } ?? text[language]
  }

  /// Whether the widget is at fault, rather than what was asked of it being more than is done here.
  public var isError: Bool {
    switch code {
    case .notReached, .tooManyReloads, .tooManyRecommendations, .noArea, .noBackground,
      .furtherRows, .notFollowed, .missingResource, .untranslated, .tooManyPictures:
      false
    default: true
    }
  }
}
