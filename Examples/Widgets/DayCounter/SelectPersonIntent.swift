import Foundation
import Intents

/// The older intent, for those who configured the widget before iOS 17; Xcode makes such a class of
/// `DayCounter.intentdefinition`.
public class SelectPersonIntent: INIntent {
  /// Who is meant.
  public var personName: String?
}
