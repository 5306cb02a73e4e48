import Foundation
import Intents

/// Offers the people that the user made in the app for the older intent, whose classes Xcode makes of
/// `DayCounter.intentdefinition`.
class IntentHandler: INExtension, SelectPersonIntentHandling {
  override func handler(for intent: INIntent) -> Any { self }

  func providePersonOptionsCollection(
    for intent: SelectPersonIntent,
    with completion: @escaping (INObjectCollection<CountedPerson>?, Error?) -> Void
  ) {
    completion(INObjectCollection(items: PersonQuery.people().map(counted)), nil)
  }

  func defaultPerson(for intent: SelectPersonIntent) -> CountedPerson? {
    PersonQuery.people().first.map(counted)
  }

  func resolvePerson(for intent: SelectPersonIntent) async -> CountedPersonResolutionResult {
    intent.person.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveCount(for intent: SelectPersonIntent) async -> CountedDaysResolutionResult {
    .success(with: intent.count)
  }

  private func counted(_ person: Person) -> CountedPerson {
    CountedPerson(identifier: person.id.uuidString, display: person.name)
  }
}
