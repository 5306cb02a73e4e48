public import Foundation
public import SwiftUISurface

/// What the system asks with, which is accepted without effect: a host sets values by their names.
extension IntentParameter {
  /// How much of a moment is asked for.
  public enum DateKind: Sendable, Hashable {
    /// The day.
    case date
    /// The time of the day.
    case time
    /// Both.
    case dateTime
  }

  /// Creates a parameter with a name and the value it has at first; how much of a moment is asked for is accepted.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value,
    kind: DateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: _MomentValue {
    self.init(title: title, description: description, default: defaultValue)
  }

  /// Creates a parameter whose value is set before it is read; how much of a moment is asked for is accepted.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    kind: DateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: _MomentValue {
    self.init(title: title, description: description)
  }

  /// Creates a parameter with a name and the value it has at first; the words for yes and no are accepted.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value,
    displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }

  /// Creates a parameter whose value is set before it is read; the words for yes and no are accepted.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description)
  }

  /// Creates a parameter with a name and the value it has at first; how a text is typed is accepted.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value,
    inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }

  /// Creates a parameter whose value is set before it is read; how a text is typed is accepted.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description)
  }
}

extension IntentParameter where Value: ExpressibleByNilLiteral {
  /// Creates a parameter without a value; how much of a moment is asked for is accepted.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    kind: DateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value: _MomentValue {
    self.init(title: title, description: description)
  }

  /// Creates a parameter without a value; the words for yes and no are accepted.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description)
  }

  /// Creates a parameter without a value; how a text is typed is accepted.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description)
  }
}

/// Amounts, whose units are those of Foundation.
extension IntentParameter {
  /// Creates a parameter of an amount, with the number and the unit that it has at first: the base unit where none is
  /// said (I).
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    defaultValue: Double,
    defaultUnit: UnitType? = nil,
    defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<UnitType> {
    let unit = defaultUnit ?? UnitType.baseUnit()
    self.init(
      title: title,
      description: description,
      default: Measurement(value: defaultValue, unit: unit)
    )
  }

  /// Creates a parameter of an amount whose value is set before it is read; the unit that is asked for is accepted.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    defaultUnit: UnitType?,
    defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<UnitType> {
    self.init(title: title, description: description)
  }

  /// Creates a parameter of an amount whose value is set before it is read; whether it may be negative is accepted.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    supportsNegativeNumbers: Bool,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<UnitType> {
    self.init(title: title, description: description)
  }

  /// Creates a parameter of an amount that may be without a value, with the number and the unit that it has at first: the base unit where none is
  /// said (I).
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    defaultValue: Double,
    defaultUnit: UnitType? = nil,
    defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<UnitType>? {
    let unit = defaultUnit ?? UnitType.baseUnit()
    self.init(
      title: title,
      description: description,
      default: Measurement(value: defaultValue, unit: unit)
    )
  }

  /// Creates a parameter of an amount without a value; the unit that is asked for is accepted.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    defaultUnit: UnitType?,
    defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<UnitType>? {
    self.init(title: title, description: description)
  }

  /// Creates a parameter of an amount without a value; whether it may be negative is accepted.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    supportsNegativeNumbers: Bool,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<UnitType>? {
    self.init(title: title, description: description)
  }
}

extension Bool {
  /// The words for yes and no.
  public struct IntentDisplayName: Sendable {
    /// Creates the words.
    public init(true trueName: LocalizedStringResource, false falseName: LocalizedStringResource) {}
  }
}

extension String {
  /// How a text is typed.
  public struct IntentInputOptions: Sendable {
    /// The keys that are shown.
    public enum KeyboardType: Sendable, Hashable {
      /// The usual ones.
      case `default`
      /// Those of ASCII.
      case asciiCapable
      /// Numbers and punctuation.
      case numbersAndPunctuation
      // Apple's own name.
      // swift-format-ignore: AlwaysUseLowerCamelCase
      /// Those of addresses on the web.
      case URL
      /// Digits.
      case numberPad
      /// Those of telephones.
      case phonePad
      /// Those of names and telephones.
      case namePhonePad
      /// Those of addresses of mail.
      case emailAddress
      /// Digits and a separator.
      case decimalPad
      /// Those of searches on the web.
      case webSearch
    }

    /// What is written with capitals.
    public enum CapitalizationType: Sendable, Hashable {
      /// Nothing.
      case none
      /// Each word.
      case words
      /// Each sentence.
      case sentences
      /// Everything.
      case allCharacters
    }

    /// Creates options.
    public init(
      keyboardType: KeyboardType = .default,
      capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false,
      autocorrect: Bool = true,
      smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {}
  }
}

/// A moment, or perhaps one.
public protocol _MomentValue {}

extension Date: _MomentValue {}

extension DateComponents: _MomentValue {}

extension Optional: _MomentValue where Wrapped: _MomentValue {}

/// Whether a parameter takes what the intent before it in a shortcut gave (D); accepted without effect: a host runs none.
public enum InputConnectionBehavior: Sendable, Hashable {
  /// As the system has it.
  case `default`
  /// It does not.
  case never
  /// It does.
  case connectToPreviousIntentResult
}
