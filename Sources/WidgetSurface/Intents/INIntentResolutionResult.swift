public import Foundation

/// What a handler says of a parameter's value before the intent is handled.
///
/// Stands in for the class of Intents: only a user who is asked would see it, so that it says what it was
/// made of, and no more.
open class INIntentResolutionResult: NSObject {
  /// What is said of the value.
  public enum _Outcome {
    /// It is right as it is, or is to be this.
    case success(Any)
    /// Nothing is needed.
    case notRequired
    /// There is none.
    case needsValue
    /// The user has to choose among some.
    case disambiguation([Any])
    /// The user has to say yes to it.
    case confirmation(Any?)
    /// It cannot be.
    case unsupported(reason: Int?)
  }

  /// What is said of the value.
  public let _outcome: _Outcome

  /// Creates a result.
  public required init(_ outcome: _Outcome) {
    _outcome = outcome
  }

  /// Nothing is needed.
  public class func notRequired() -> Self { Self(.notRequired) }
  /// There is no value.
  public class func needsValue() -> Self { Self(.needsValue) }
  /// The value cannot be.
  public class func unsupported() -> Self { Self(.unsupported(reason: nil)) }
  /// The value cannot be, for one of the intent's reasons.
  public class func unsupported(withReason reason: Int) -> Self {
    Self(.unsupported(reason: reason))
  }
}

/// What is said of an object.
open class INObjectResolutionResult: INIntentResolutionResult {}

/// What is said of a case.
open class INEnumResolutionResult: INIntentResolutionResult {}

/// What is said of a text.
open class INStringResolutionResult: INIntentResolutionResult {
  /// It is right, or is to be this.
  public class func success(with resolvedString: String) -> Self { Self(.success(resolvedString)) }
  /// The user has to choose among some.
  public class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
    Self(.disambiguation(stringsToDisambiguate))
  }
  /// The user has to say yes to it.
  public class func confirmationRequired(with stringToConfirm: String?) -> Self {
    Self(.confirmation(stringToConfirm))
  }
}

/// What is said of a whole number.
open class INIntegerResolutionResult: INIntentResolutionResult {
  /// It is right, or is to be this.
  public class func success(with resolvedValue: Int) -> Self { Self(.success(resolvedValue)) }
  /// The user has to say yes to it.
  public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self {
    Self(.confirmation(valueToConfirm))
  }
}

/// What is said of a number.
open class INDoubleResolutionResult: INIntentResolutionResult {
  /// It is right, or is to be this.
  public class func success(with resolvedValue: Double) -> Self { Self(.success(resolvedValue)) }
  /// The user has to say yes to it.
  public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self {
    Self(.confirmation(valueToConfirm))
  }
}

/// What is said of a yes or no.
open class INBooleanResolutionResult: INIntentResolutionResult {
  /// It is right, or is to be this.
  public class func success(with resolvedValue: Bool) -> Self { Self(.success(resolvedValue)) }
  /// The user has to say yes to it.
  public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self {
    Self(.confirmation(valueToConfirm))
  }
}

/// What is said of a length of time.
open class INTimeIntervalResolutionResult: INIntentResolutionResult {
  /// It is right, or is to be this.
  public class func success(with resolvedTimeInterval: TimeInterval) -> Self {
    Self(.success(resolvedTimeInterval))
  }
}

/// What is said of a date.
open class INDateComponentsResolutionResult: INIntentResolutionResult {
  /// It is right, or is to be this.
  public class func success(with resolvedDateComponents: DateComponents) -> Self {
    Self(.success(resolvedDateComponents))
  }
}

/// What is said of a place.
open class INPlacemarkResolutionResult: INIntentResolutionResult {
  /// It is right, or is to be this.
  public class func success(with resolvedPlacemark: CLPlacemark) -> Self {
    Self(.success(resolvedPlacemark))
  }
  /// The user has to choose among some.
  public class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self {
    Self(.disambiguation(placemarksToDisambiguate))
  }
  /// The user has to say yes to it.
  public class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self {
    Self(.confirmation(placemarkToConfirm))
  }
}

/// What is said of an address of a page.
open class INURLResolutionResult: INIntentResolutionResult {
  /// It is right, or is to be this.
  public class func success(with resolvedURL: URL) -> Self { Self(.success(resolvedURL)) }
}
