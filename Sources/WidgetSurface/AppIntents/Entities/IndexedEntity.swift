public import Foundation
import SwiftUISurface

/// A thing of the app's that the system's search knows; accepted without effect: nobody searches here.
public protocol IndexedEntity: AppEntity {
  /// What the search knows of it.
  var attributeSet: CSSearchableItemAttributeSet { get }
  /// Whether the search keeps it to itself.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// What it knows of any thing.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

  /// What it knows of any thing: its title (I).
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet()
    attributes.displayName = String(localized: displayRepresentation.title)
    return attributes
  }

  /// It shows it.
  public var hideInSpotlight: Bool { false }
}

/// What the system's search knows of a thing.
///
/// Stands in for Core Spotlight's class, so that the things of apps compile; its more common values are there, and
/// nobody reads them. It is not created with a `UTType`, which is not here.
open class CSSearchableItemAttributeSet: NSObject {
  /// What a person reads.
  public var displayName: String?
  /// Other words for that.
  public var alternateNames: [String]?
  /// The title.
  public var title: String?
  /// What it is about.
  public var subject: String?
  /// A description that is shown below the title.
  public var contentDescription: String?
  /// The text of it.
  public var textContent: String?
  /// Words that it is found by.
  public var keywords: [String]?
  /// Where its content is.
  public var contentURL: URL?
  /// Where its picture is.
  public var thumbnailURL: URL?
  /// Its picture, as a file's bytes.
  public var thumbnailData: Data?
  /// What it is a part of.
  public var relatedUniqueIdentifier: String?
  /// How high it stands among others.
  public var rankingHint: NSNumber?
  /// When its content was made.
  public var contentCreationDate: Date?
  /// When its content was changed.
  public var contentModificationDate: Date?
  /// When it begins.
  public var startDate: Date?
  /// When it ends.
  public var endDate: Date?
  /// When it is due.
  public var dueDate: Date?
  /// When it was done.
  public var completionDate: Date?
  /// How long it takes, in seconds.
  public var duration: NSNumber?
  /// Degrees north.
  public var latitude: NSNumber?
  /// Degrees east.
  public var longitude: NSNumber?
  /// What its place is called.
  public var namedLocation: String?
  /// The city that it is in.
  public var city: String?
  /// The country that it is in.
  public var country: String?
  /// Whether a person can be led there.
  public var supportsNavigation: NSNumber?
  /// Whether it can be called.
  public var supportsPhoneCall: NSNumber?
  /// The numbers by which it can be called.
  public var phoneNumbers: [String]?

  /// Creates one of which nothing is known.
  public override init() {}

  /// Creates one of which nothing is known but the type of its content.
  public init(itemContentType type: String) {}
}
