import AppResources
import Foundation
import SwiftUISurface

/// What makes entries of one type from values of any.
protocol EntryTaking: Sendable {
  /// The name of the type.
  var entryName: String { get }
  /// An entry; `nil` where it is of another type.
  func entry(_ entry: any TimelineEntry) -> WidgetSourceEntry?
  /// Entries of a JSON array; `nil` where the type cannot be decoded.
  func entries(decoding data: Data) throws -> [WidgetSourceEntry]?
  /// What a provider gives; `nil` where its entries are of another type.
  func source<Provider: TimelineProvider>(asking provider: Provider) -> WidgetSource?
  /// What a provider gives; `nil` where its entries are of another type.
  func source<Provider: AppIntentTimelineProvider>(asking provider: Provider) -> WidgetSource?
  /// What a provider gives; `nil` where its entries are of another type.
  func source<Provider: IntentTimelineProvider>(asking provider: Provider) -> WidgetSource?
}

/// What makes the views of a widget's entries: a class with a subclass for each type of view, since
/// no closure that goes between threads may hold such a type.
class EntryViews<Entry: TimelineEntry>: @unchecked Sendable {
  fileprivate init() {}

  @MainActor func view(of entry: Entry) -> AnyView { AnyView(EmptyView()) }
}

/// The views of a configuration's closure.
final class EntryContent<Entry: TimelineEntry, Content: View>: EntryViews<Entry>,
  @unchecked Sendable
{
  private let content: @MainActor (Entry) -> Content

  init(_ content: @escaping @MainActor (Entry) -> Content) {
    self.content = content
    super.init()
  }

  @MainActor override func view(of entry: Entry) -> AnyView { AnyView(content(entry)) }
}

extension Decoder {
  /// The moment that a text says.
  fileprivate func moment() throws -> Date {
    let container = try singleValueContainer()
    guard let date = Date(moment: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "Expected date string to be ISO8601-formatted."
      )
    }
    return date
  }
}

extension EntryViews: EntryTaking {
  var entryName: String { "\(Entry.self)" }

  func entry(_ entry: any TimelineEntry) -> WidgetSourceEntry? {
    (entry as? Entry).map { WidgetSourceEntry($0, self) }
  }

  func entries(decoding data: Data) throws -> [WidgetSourceEntry]? {
    guard let type = Entry.self as? any Decodable.Type else { return nil }
    func decoded<Value: Decodable>(_ type: Value.Type) throws -> [Any] {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .custom { try $0.moment() }
      return try decoder.decode([Value].self, from: data)
    }
    return try decoded(type).compactMap { ($0 as? Entry).map { WidgetSourceEntry($0, self) } }
  }

  func source<Provider: TimelineProvider>(asking provider: Provider) -> WidgetSource? {
    (self as? EntryViews<Provider.Entry>).map { WidgetSource(provider, $0) }
  }

  func source<Provider: AppIntentTimelineProvider>(asking provider: Provider) -> WidgetSource? {
    (self as? EntryViews<Provider.Entry>).map { WidgetSource(provider, $0) }
  }

  func source<Provider: IntentTimelineProvider>(asking provider: Provider) -> WidgetSource? {
    (self as? EntryViews<Provider.Entry>).map { WidgetSource(provider, $0) }
  }
}
