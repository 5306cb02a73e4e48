public import Fitcheck
import Foundation
public import Testing

/// Expects that every text of a view is whole in every area.
///
///     @MainActor @Test func headlinesAreWhole() throws {
///       try expectFit(HeadlineWidget(article: article), on: .allPhones)
///     }
///
/// Where a text is cut, one issue is recorded: it names the areas, explains the first three
/// decisions, and gives the path of a picture of the first, an SVG in a temporary folder. So is where
/// there is no area: nothing was expected then.
///
/// - Parameters:
///   - view: the view.
///   - areas: where it is placed; an area that names no family is taken for the Lock Screen's.
///   - language: the language of its texts as a BCP 47 tag, which is the device's as well.
///   - typeSize: the user's size of text.
///   - explanationLanguage: the language that a failure is explained in.
///   - sourceLocation: where the failure is reported.
/// - Throws: `FontError` where the bundled fonts are missing.
@MainActor
public func expectFit(
  _ view: some View,
  on areas: FitAreas = .allPhones,
  language: String = "en",
  typeSize: DynamicTypeSize = .large,
  explainedIn explanationLanguage: ExplanationLanguage = .english,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  guard !areas.areas.isEmpty else {
    Issue.record("There is no area to expect texts in: name one", sourceLocation: sourceLocation)
    return
  }
  var environment = EnvironmentValues(
    fontLibrary: try FontLibrary.bundled(deviceLanguages: [language]),
    slot: .lockScreen,
    deviceLanguages: [language]
  )
  environment.textLanguage = language
  environment.dynamicTypeSize = typeSize
  var layouts: [FitConditions: (selector: FitSelector, layout: LayoutNode)] = [:]
  var failures: [(area: FitArea, decision: FitDecision)] = []
  for area in areas.areas {
    let known = layouts[area.conditions]
    let resolved =
      known
      ?? {
        // From the same beginning for each: an area of no family has not that of the one before.
        var environment = environment
        environment.take(area.conditions)
        let selector = FitSelector(environment: environment)
        return (selector, selector.resolve(view))
      }()
    layouts[area.conditions] = resolved
    let decision = resolved.selector.decide(resolved.layout, in: area.size)
    if !decision.placed.texts.allSatisfy(decision.showsWhole) { failures.append((area, decision)) }
  }
  guard let first = failures.first else { return }
  let names = failures.map(\.area.name).joined(separator: ", ")
  let explanations = failures.prefix(3).map { area, decision in
    "\(area.name):\n" + decision.explanation(in: explanationLanguage)
  }
  let picture: String
  do {
    picture = try pictureFile(of: first.decision).path
  } catch {
    picture = "none (\(error))"
  }
  Issue.record(
    """
    A text is cut in \(failures.count) of \(areas.areas.count) areas: \(names)
    \(explanations.joined(separator: "\n"))
    Picture: \(picture)
    """,
    sourceLocation: sourceLocation
  )
}

/// Draws a decision into a new file in the temporary folder.
private func pictureFile(of decision: FitDecision) throws -> URL {
  let folder = FileManager.default.temporaryDirectory.appending(path: "fitcheck")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let file = folder.appending(path: "\(UUID().uuidString).svg")
  try SVGRenderer().render(decision.displayList).write(to: file)
  return file
}
