import Fitcheck
import Foundation
import WidgetHost

extension FuzzTarget {
  /// What a file is given as.
  private enum GivenFile: CaseIterable {
    case texts, plurals, catalogue, color, pictures, picture, profile, map, events
  }

  /// Where files of an app lie beside a widget's sources.
  private static let places: [GivenFile: FuzzedFile] = [
    .texts: FuzzedFile("de.lproj/Localizable.strings"),
    .plurals: FuzzedFile("de.lproj/Localizable.stringsdict"),
    .catalogue: FuzzedFile("Localizable.xcstrings"),
    .color: FuzzedFile("App.xcassets/Lamp.colorset/Contents.json"),
    .pictures: FuzzedFile(
      "App.xcassets/Lamp.imageset/Contents.json",
      beside: ["App.xcassets/Lamp.imageset/lamp.svg": "<svg width=\"24\" height=\"18\"/>"]
    ),
    .picture: FuzzedFile(
      "App.xcassets/Lamp.imageset/lamp",
      beside: ["App.xcassets/Lamp.imageset/Contents.json": #"{"images":[{"filename":"lamp"}]}"#]
    ),
  ]

  /// The bytes whose time a binary property list may take: what is referred to twice in it is there twice, up to as much as
  /// the longest file holds.
  private static let unfoldedBytes = 40_000

  /// A file that somebody hands over: of an app's texts, colours and pictures, a device's profile, a map that was kept, or
  /// what a widget's program tells.
  /// - Returns: the bytes that it may take the time of.
  @MainActor func runFile(_ bytes: [UInt8]) -> Int {
    var choices = Choices(bytes)
    let given = choices.any(GivenFile.allCases)
    let content = [UInt8](choices.rest)
    switch given {
    case .texts, .plurals, .catalogue, .color, .pictures, .picture:
      if let file = Self.places[given] { readResources(content, as: file) }
    case .profile: readProfile(Data(content))
    case .map: readMap(Data(content))
    case .events: readEvents(Data(content))
    }
    let unfolds = given == .texts || given == .plurals
    return bytes.count + (unfolds ? Self.unfoldedBytes : 0)
  }

  /// Reads a file of an app, and shows what may be in it.
  @MainActor private func readResources(_ content: [UInt8], as file: FuzzedFile) {
    file.write(content)
    HostedResources.use(folders: [file.folder])
    defer { HostedResources.use(folders: []) }
    precondition(HostedResources.findings.allSatisfy { !$0.message.isEmpty })
    var environment = SharedFonts.environment
    environment.locale = Locale(identifier: "de_DE")
    let name = "Mia"
    let view = VStack {
      Text("Draft")
      Text("\(3) articles")
      Text("\(name) has \(2) birds")
      Image("Lamp")
      Color("Lamp").frame(height: 1)
    }
    let size = LayoutResolver(environment: environment).resolve(view)
      .sizeThatFits(ProposedViewSize(width: 146, height: nil))
    precondition(size.width.isFinite && size.height.isFinite)
  }

  /// A profile is of devices that can be, and is the same when it was written and read again.
  private func readProfile(_ data: Data) {
    guard let profile = try? DeviceProfile(json: data) else { return }
    precondition(!profile.summary.isEmpty && !profile.families.isEmpty)
    for family in profile.families {
      guard let slot = WidgetSlot(name: family), let device = profile.device(for: slot) else {
        preconditionFailure("no device of \(family)")
      }
      let size = device.textArea.size
      precondition(size.width >= 0 && size.height >= 0, "\(size)")
      precondition(size.width.isFinite && size.height.isFinite, "\(size)")
    }
    let again = try? DeviceProfile(json: JSONEncoder().encode(profile))
    precondition(again == profile, "\(profile) is not read as it is written")
  }

  /// A map answers for bounds as the interval does that holds them, and is the same when it was written and read again.
  private func readMap(_ data: Data) {
    guard let map = try? JSONDecoder().decode(FitMap.self, from: data) else { return }
    let (widths, heights) = (map.region.widths, map.region.heights)
    let areas = [
      CGSize(width: 146, height: 58),
      CGSize(width: widths.lowerBound, height: heights.upperBound),
      CGSize(width: widths.upperBound, height: heights.lowerBound),
    ]
    for area in areas {
      let outcome = map.outcome(in: area)
      _ = map.headroom(in: area)
      guard map.region.contains(area) else {
        precondition(outcome == nil, "\(area) is outside of \(map.region)")
        continue
      }
      let (width, height) = (Double(area.width), Double(area.height))
      let across = map.intervals(ofWidthsAtHeight: height)
        .first { $0.start <= width && width < ($0.end ?? .infinity) }
      let along = map.intervals(ofHeightsAtWidth: width)
        .first { $0.start <= height && height < ($0.end ?? .infinity) }
      precondition(across?.outcome == outcome, "\(area): not \(String(describing: across))")
      precondition(along?.outcome == outcome, "\(area): not \(String(describing: along))")
    }
    let again = try? JSONDecoder().decode(FitMap.self, from: JSONEncoder().encode(map))
    precondition(again == map, "a map is not read as it is written")
  }

  /// What a widget's program tells is held against all that can be required.
  private func readEvents(_ data: Data) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "∞",
      negativeInfinity: "-∞",
      nan: "NaN"
    )
    guard let events = try? decoder.decode([HostEvent].self, from: data) else { return }
    var run = WidgetRun(kind: "Headlines", family: "systemSmall")
    for event in events { run.take(event) }
    let request = HostRequest(
      kind: run.kind,
      family: run.family,
      surroundings: HostSurroundings(now: Date(timeIntervalSince1970: 0))
    )
    let verdict = WidgetVerdict(
      of: [HostedRun(request, run)],
      widgets: [],
      findings: run.findings,
      required: [
        .allWhole, .headlineWhole, .snippetShown, .candidate(atMost: 1), .sameCandidate,
        .identified("deck"),
      ]
    )
    precondition(verdict.outcome != .sound || !run.isFaulty, "a faulty run is sound")
    precondition(max(verdict.cutCount, verdict.unmetCount, verdict.faultyCount) <= 1)
    precondition(verdict.runs.allSatisfy { $0.cutTexts.allSatisfy { !$0.text.isWhole } })
  }
}
