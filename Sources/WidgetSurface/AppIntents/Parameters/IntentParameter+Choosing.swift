public import SwiftUISurface

/// Some cases of an enumeration, which a parameter may have.
extension IntentParameter where Value: AppEnum {
  /// Creates a parameter with a name and the case it has at first; the user may set it to those that are listed.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value]
  ) {
    self.init(title, defaultValue, ParameterOptions(SupportedValues(values: supportedValues)))
  }

  /// Creates a parameter with a name, which is set to one of the cases that are listed before it is read.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value]
  ) {
    self.init(title, nil, ParameterOptions(SupportedValues(values: supportedValues)))
  }
}

extension IntentParameter {
  /// Creates a parameter with a name, of a case that may be missing; the user may set it to those that are listed.
  @_disfavoredOverload
  public convenience init<Choice: AppEnum>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Choice? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Choice]
  ) where Value == Choice? {
    self.init(
      title,
      .some(defaultValue),
      ParameterOptions(SupportedValues(values: supportedValues))
    )
  }
}

/// Things of the app's, which a parameter finds by a query of its own.
extension IntentParameter {
  /// Creates a parameter with a name and the thing that it is at first; others are found by a query of its own.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) where Value == Query.Entity {
    self.init(title, defaultValue, query: query)
  }

  /// Creates a parameter with a name, which is set to a thing that a query of its own finds before it is read.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) where Value == Query.Entity {
    self.init(title, nil, query: query)
  }

  /// Creates a parameter with a name, of a thing that may be missing; it is found by a query of its own.
  @_disfavoredOverload
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Query.Entity? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) where Value == Query.Entity? {
    self.init(title, .some(defaultValue), query: query)
  }

  /// Creates a parameter with a name and the list of things that it has at first; a query of its own is accepted
  /// without effect, since a host sets no lists.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) where Value == [Query.Entity] {
    self.init(title, defaultValue)
  }

  /// Creates a parameter with a name, whose list of things is set before it is read; a query of its own is accepted
  /// without effect, since a host sets no lists.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) where Value == [Query.Entity] {
    self.init(title, nil)
  }

  /// Creates a parameter with a name, of a list of things that may be missing; a query of its own is accepted without
  /// effect, since a host sets no lists.
  @_disfavoredOverload
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: [Query.Entity]? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) where Value == [Query.Entity]? {
    self.init(title, .some(defaultValue))
  }

  /// Creates a parameter with a name and the list of things that it has at first; how many the system lets one choose
  /// and a query of its own are accepted without effect, since a host sets no lists.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value,
    size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) where Value == [Query.Entity] {
    self.init(title, defaultValue)
  }

  /// Creates a parameter with a name, whose list of things is set before it is read; how many the system lets one
  /// choose and a query of its own are accepted without effect, since a host sets no lists.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) where Value == [Query.Entity] {
    self.init(title, nil)
  }

  /// Creates a parameter with a name, of a list of things that may be missing; how many the system lets one choose and
  /// a query of its own are accepted without effect, since a host sets no lists.
  @_disfavoredOverload
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: [Query.Entity]? = nil,
    size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: Query
  ) where Value == [Query.Entity]? {
    self.init(title, .some(defaultValue))
  }
}

/// The cases that a parameter may have, where it lists them.
struct SupportedValues<Choice: AppEnum>: DynamicOptionsProvider {
  let values: [Choice]

  func results() async throws -> [Choice] { values }
}
