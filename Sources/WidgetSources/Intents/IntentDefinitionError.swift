/// Something in a file of intents of which no class can be made.
struct IntentDefinitionError: Error, Sendable, Hashable {
  /// The file, with the line where that is known.
  let place: String
  /// What is wrong, as a sentence without a full stop.
  let reason: String
}
