/// Expands the macros: `#Preview` to a type that a host finds, `@Entry` to a key and its accessors, `#bundle` to the app's.
struct MacroExpander {
  func answer(to request: PluginRequest) -> PluginAnswer {
    if request.getCapability != nil {
      return PluginAnswer(getCapabilityResult: PluginAnswer.Capability())
    }
    return PluginAnswer(
      expandMacroResult: PluginAnswer.Expansion(expandedSource: expansion(of: request))
    )
  }

  private func expansion(of request: PluginRequest) -> String {
    if let freestanding = request.expandFreestandingMacro {
      if freestanding.macro?.typeName == "Bundle" { return "Bundle.main" }
      return PreviewDeclaration(freestanding)?.registration ?? ""
    }
    guard let attached = request.expandAttachedMacro, attached.macro?.typeName != "Previewable"
    else { return "" }
    guard let entry = EntryDeclaration(source: attached.declSyntax.source) else {
      return attached.macroRole == "peer"
        ? #"#error("@Entry belongs to a variable with a value")"# : ""
    }
    return attached.macroRole == "peer" ? entry.key : entry.accessors
  }
}
