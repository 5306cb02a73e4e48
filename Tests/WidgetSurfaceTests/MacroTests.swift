import Foundation
import SwiftUISurface
import TestSupport
import Testing
import WidgetSurface

extension EnvironmentValues {
  @Entry fileprivate var headlineSize: CGFloat = 12  // points } =
  /// A value whose type is not written; = in a comment.
  @Entry fileprivate var badge = "new"  // of "today" {
  @Entry fileprivate var note: String?  // = "x"
  @Entry fileprivate var limits: [String: Int] = ["headline": 2]
}

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

#Preview {
  Text("one")
  Text("two")
}

#Preview("With a name", traits: .sizeThatFitsLayout) {
  VStack { Text("one") }
}

#Preview("Widget", as: .accessoryRectangular) {
  WidgetIdioms.HeadlinesWidget()
} timeline: {
  WidgetIdioms.Entry(date: .now, headlines: ["A"])
  WidgetIdioms.Entry(date: .now, headlines: [])
}

/// The macros that widget files use.
@MainActor
@Suite struct MacroTests {
  @Test func entriesAreValuesOfTheEnvironment() {
    var environment = EnvironmentValues()
    #expect(environment.headlineSize == 12)
    #expect(environment.badge == "new")
    #expect(environment.note == nil)
    #expect(environment.limits == ["headline": 2])
    environment.headlineSize = 14
    environment.note = "x"
    environment.limits["headline"] = 3
    #expect(environment.headlineSize == 14)
    #expect(environment.note == "x")
    #expect(environment.limits == ["headline": 3])
    #expect(EnvironmentValues().headlineSize == 12)
  }

  @Test func entriesAreValuesForContainers() {
    var told: [Bool] = []
    let group = Group(
      subviews: ViewBuilder.buildBlock(Color.white, Color.white.containerValue(\.isPinned, true))
    ) { subviews -> Color in
      told = subviews.map(\.containerValues.isPinned)
      return Color.white
    }
    _ = LayoutResolver(environment: EnvironmentValues()).resolve(group)
    #expect(told == [false, true])
  }

  #if os(Linux)
  #if compiler(<6.4)
  @Test func theBundleIsTheApps() {
    let bundle: Bundle = #bundle
    #expect(bundle === Bundle.main)
    let text = String(localized: "Ferry", bundle: #bundle)
    #expect(text == "Ferry")
    let resource = LocalizedStringResource("Ferry", bundle: #bundle)
    #expect(resource.key == "Ferry")
  }
  #endif

  /// What the compiler is told by the plug-in, which lies beside the tests.
  ///
  /// Each message stands behind its length in eight bytes. A preview begins where its macro does, and not at a mark in
  /// what is said of it; nor is a variable one that stands in a comment.
  @Test func thePlugInAnswersTheCompiler() throws {
    let requests: [String] = [
      #"{"getCapability":{}}"#,
      #"{"expandFreestandingMacro":{"discriminator":"$s1aMX1_","syntax":{"source":"#
        + #""// #1 of two\n/* #2 */ #Preview { Text(1) }","#
        + #""location":{"fileID":"App.swift","line":7}}}}"#,
      #"{"expandAttachedMacro":{"macro":{"typeName":"Entry"},"macroRole":"peer","#
        + #""declSyntax":{"source":"var one: Int { 1 }"}}}"#,
      #"{"expandFreestandingMacro":{"discriminator":"$s1aMX2_","syntax":{"source":"#
        + ##""/* /* #3 */ #4 { } */ @available(*, message: \"#5\")\n#Preview { Text(2) }","##
        + #""location":{"fileID":"App.swift","line":27}}}}"#,
      #"{"expandAttachedMacro":{"macro":{"typeName":"Entry"},"macroRole":"peer","#
        + #""declSyntax":{"source":"/* var old = 1 */ @Entry var new: Int /* = 2 */ = 3"}}}"#,
      #"{"expandAttachedMacro":{"macro":{"typeName":"Previewable"},"macroRole":"peer","#
        + #""declSyntax":{"source":"var one: Int { 1 }"}}}"#,
      #"{"expandFreestandingMacro":{"macro":{"typeName":"Bundle"},"macroRole":"expression","#
        + ##""discriminator":"$s1aMX3_","syntax":{"source":"#bundle"}}}"##,
    ]
    let input = requests.flatMap { request -> [UInt8] in
      let body = Array(request.utf8)
      return (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) } + body
    }
    let run = try ProcessRun.run(ProcessRun.built("WidgetMacros-tool"), input: input)
    #expect(run.exitCode == 0 && run.errors == "", "\(run.errors)")
    for said in [
      #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#,
      "struct $s1aMX1_7PreviewfMu_: _PreviewRegistration {",
      #"static var fileID: String { \"App.swift\" }"#,
      "static var line: Int { 8 }", "_declaredPreview { Text(1) }",
      "static var line: Int { 28 }", "_declaredPreview { Text(2) }",
      "enum __Key_new: EnvironmentKey { static var defaultValue: Int { 3",
      ##"#error(\"@Entry belongs to a variable with a value\")"##, #""expandedSource":"""#,
      #""expandedSource":"Bundle.main""#,
    ] {
      #expect(run.output.contains(said), "\(said)")
    }
  }
  #endif
}
