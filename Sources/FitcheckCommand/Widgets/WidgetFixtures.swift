import ArgumentParser
import FitSelection
import Fitcheck
import Foundation
import Inputs
import WidgetHost

/// Where the entries of widgets come from.
enum WidgetFixtures: ExpressibleByArgument, Hashable {
  /// The widgets' own providers.
  case timeline
  /// The previews of the sources.
  case previews
  /// A JSON file with entries for each widget's kind.
  case file(String)

  init?(argument: String) {
    switch argument {
    case "timeline": self = .timeline
    case "previews": self = .previews
    case "": return nil
    default: self = .file(argument)
    }
  }

  /// The file that is read; nil where there is none.
  var path: String? {
    if case .file(let path) = self { path } else { nil }
  }

  /// The entries of a file, which is read before anything is built; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - configurations: those that were asked for, which are of entries that a provider makes.
  ///   - parameters: the options that were set, which nothing else is told of either.
  ///   - end: up to when timelines are followed, which a provider of a preview may give as well, and no file.
  func entries(
    beside configurations: [String],
    parameters: [String] = [],
    until end: String? = nil
  ) throws(CommandFailure) -> FixtureEntries? {
    if path != nil, end != nil {
      throw CommandFailure(
        "--until is for timelines, and the entries of a file have none: leave it out",
        "--untilはタイムラインのためのもので、ファイルのエントリーにはありません。指定しないでください"
      )
    }
    for (option, values) in [("--configuration", configurations), ("--set", parameters)]
    where self != .timeline && !values.isEmpty {
      throw CommandFailure(
        "\(option) is for entries that providers make: leave out --fixtures",
        "\(option)はプロバイダのエントリーのためのものです。--fixturesは指定しないでください"
      )
    }
    return try path.map { path throws(CommandFailure) in try FixtureEntries(path: path) }
  }
}

/// What is asked of a program, and what could not be asked.
struct WidgetRequests {
  var list: [HostRequest] = []
  var findings: [HostFinding] = []
}

extension WidgetRequests {
  /// The requests for what the fixtures are.
  init(
    _ fixtures: WidgetFixtures,
    _ entries: FixtureEntries?,
    of description: ProgramDescription,
    in hosted: HostedSources,
    _ settings: WidgetRunSettings
  ) throws(CommandFailure) {
    switch fixtures {
    case .timeline:
      self = try settings.configured(
        try settings.requests(of: description.widgets, appLanguages: hosted.languages),
        of: description.widgets,
        by: hosted.program
      )
    case .previews: try addPreviews(of: description, in: hosted, settings)
    case .file(let path):
      let kinds = description.widgets.compactMap(\.kind)
      let entries = try entries?.known(among: kinds) ?? [:]
      for var request in try settings.requests(
        of: description.widgets,
        appLanguages: hosted.languages
      ) {
        guard let data = entries[request.kind] else { continue }
        request.fixtures = .entries(data)
        list.append(request)
      }
      guard !list.isEmpty else {
        throw CommandFailure(
          "\(path): none of its widgets is to be run",
          "\(path)：その中に実行するウィジェットがありません"
        )
      }
    }
  }

  private mutating func addPreviews(
    of description: ProgramDescription,
    in hosted: HostedSources,
    _ settings: WidgetRunSettings
  ) throws(CommandFailure) {
    guard !description.previews.isEmpty else {
      throw CommandFailure(
        "the sources declare no preview: no #Preview, and no PreviewProvider",
        "ソースにプレビューの宣言（#PreviewまたはPreviewProvider）がありません"
      )
    }
    let models = try settings.models(of: description.widgets, appLanguages: hosted.languages)
    let wanted = try settings.options.wantedFamilies()
    for preview in description.previews {
      let place = hosted.place(ofPreview: preview.identifier)
      var kind: String?
      var families: [String]
      switch preview.subject {
      case .widget(let name, let family):
        kind = name
        families = [family]
      case .views:
        do {
          families = try hosted.program.families(ofPreview: preview.identifier)
        } catch {
          findings.append(
            HostFinding(
              .crashed,
              error.text.english,
              "プレビューを開けません：\(error.text.japanese)",
              in: place
            )
          )
          continue
        }
        // Views that say none stand in any of their widgets' families.
        if families.isEmpty {
          var seen: Set<String> = []
          families = description.widgets.flatMap(\.families)
            .filter { WidgetSlot(name: $0)?.family != nil && seen.insert($0).inserted }
        }
      // It stands in no family: asked for by name it is left out.
      case .activity: families = ["liveActivity"]
      }
      guard kind.map({ settings.options.isWanted(kind: $0) }) ?? true else { continue }
      for family in families where wanted?.contains(family) ?? true {
        for model in models {
          var request = model
          request.kind = kind ?? ""
          request.family = family
          request.parameters = [:]
          request.fixtures = .preview(preview.identifier)
          list.append(request)
        }
      }
    }
  }
}
