/// What an `.intentdefinition` file declares: the intents of an app, with the types and enumerations
/// that they speak of.
struct IntentDefinition: Sendable, Hashable {
  /// The type of a value.
  enum ValueType: Sendable, Hashable {
    case string
    case integer
    case decimal
    case boolean
    case timeInterval
    case dateComponents
    case url
    case placemark
    /// A type of the file, by the name of its class.
    case object(String)
    /// An enumeration of the file, by its name in code.
    case enumeration(String)
  }

  /// A value of an intent, of its response or of a type.
  struct Property: Sendable, Hashable {
    let name: String
    /// What the user reads; the name where the file has none.
    let title: String
    let type: ValueType
    let isList: Bool
    /// What it is before anybody sets it, as the file writes it.
    var defaultValue: String?
    /// Whether a handler offers values.
    var hasOptions = false
    /// Whether the user may search among them.
    var isSearched = false
    /// Whether a handler says whether a value is right.
    var isResolved = false
    /// Why a value may not be, by name.
    var unsupportedReasons: [String] = []
  }

  /// A code of a response, with the names of the values that it speaks of.
  struct ResponseCode: Sendable, Hashable {
    let name: String
    let values: [String]
  }

  /// An intent of the app.
  struct Intent: Sendable, Hashable {
    /// The name of its class.
    let className: String
    /// Where it stands in the file; `nil` where that is not known.
    let line: Int?
    let parameters: [Property]
    let responseCodes: [ResponseCode]
    let responseValues: [Property]
  }

  /// A type of the app.
  struct ObjectType: Sendable, Hashable {
    /// The name of its class.
    let className: String
    /// Where it stands in the file; `nil` where that is not known.
    let line: Int?
    let properties: [Property]
  }

  /// An enumeration of the app.
  struct Enumeration: Sendable, Hashable {
    /// A case of it.
    struct Case: Sendable, Hashable {
      let name: String
      let index: Int
    }

    /// Its name in code.
    let name: String
    /// Where it stands in the file; `nil` where that is not known.
    let line: Int?
    let cases: [Case]
  }

  var enumerations: [Enumeration] = []
  var types: [ObjectType] = []
  var intents: [Intent] = []
}

extension IntentDefinition {
  /// The first intent with which parameters offer more cases of enumerations in all than a number; `nil` where they
  /// do not.
  func intent(offeringMoreThan most: Int) -> Intent? {
    let counts = Dictionary(enumerations.map { ($0.name, $0.cases.count) }) { $1 }
    var choices = 0
    return intents.first { intent in
      for case .enumeration(let name) in intent.parameters.map(\.type) {
        choices += counts[name] ?? 0
      }
      return choices > most
    }
  }
}
