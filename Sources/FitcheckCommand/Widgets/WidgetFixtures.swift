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
    of description: ProgramDescription,
    in hosted: HostedSources,
    _ options: WidgetRunOptions
  ) throws(CommandFailure) {
    switch fixtures {
    case .timeline:
      list = try options.requests(of: description.widgets, appLanguages: hosted.languages)
    case .previews: try addPreviews(of: description, in: hosted, options)
    case .file(let path):
      let entries = try Self.entries(in: path, of: description.widgets)
      for var request in try options.requests(
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
    _ options: WidgetRunOptions
  ) throws(CommandFailure) {
    guard !description.previews.isEmpty else {
      throw CommandFailure(
        "the sources declare no preview: no #Preview, and no PreviewProvider",
        "ソースにプレビューの宣言（#PreviewまたはPreviewProvider）がありません"
      )
    }
    let models = try options.models(of: description.widgets, appLanguages: hosted.languages)
    let wanted = try options.wantedFamilies()
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
      guard kind == nil || options.isWanted(kind: kind) else { continue }
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

  /// The longest file of entries that is read: more than a host lays out.
  private static let mostBytes = 16 << 20

  /// The entries of a file by the kinds of widgets, each as JSON again.
  private static func entries(
    in path: String,
    of widgets: [WidgetDescription]
  ) throws(CommandFailure) -> [String: Data] {
    let known = widgets.compactMap(\.kind)
    guard path == "-" || FileManager.default.fileExists(atPath: path) else {
      throw CommandFailure(
        "\(path): there is no such file; --fixtures takes timeline, previews or a file",
        "\(path)：ファイルがありません。--fixturesにはtimeline、previews、またはファイルを指定します"
      )
    }
    let bytes = try InputFile(path: path)
      .contents(limit: ByteLimit(bytes: Self.mostBytes, isFixed: true))
    guard let parsed = try? JSONSerialization.jsonObject(with: Data(bytes)) else {
      throw CommandFailure("\(path): it cannot be read as JSON", "\(path)：JSONとして読めません")
    }
    guard let kinds = parsed as? [String: Any] else {
      throw CommandFailure(
        "\(path): entries stand in an object by the kinds of widgets",
        "\(path)：エントリーは、ウィジェットのkindごとのオブジェクトに並べます"
      )
    }
    var entries: [String: Data] = [:]
    for (kind, value) in kinds {
      guard known.contains(kind) else {
        let nearest = Nearest.question(kind, among: known)
        throw CommandFailure(
          "\(path): there is no widget of the kind “\(kind)”\(nearest.english)",
          "\(path)：kindが「\(kind)」のウィジェットはありません\(nearest.japanese)"
        )
      }
      guard let list = value as? [Any], let data = try? JSONSerialization.data(withJSONObject: list)
      else {
        throw CommandFailure(
          "\(path): “\(kind)” holds no array of entries",
          "\(path)：「\(kind)」がエントリーの配列ではありません"
        )
      }
      entries[kind] = data
    }
    return entries
  }
}
