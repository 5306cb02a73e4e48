#if os(Linux)
import FontFaces
import Foundation
import SwiftUISurface
import TestSupport
import Testing
import WidgetDevices
import WidgetSurface

@testable import WidgetHost

/// Where widgets stand on which devices, and what is said of texts that are moved over every edge, as
/// recorded.
///
/// `Scripts/renew-golden` writes the recording anew.
@MainActor
@Suite struct RecordedAreaTests {
  private static let recording = Recording(
    "WidgetHostTests/Recorded/areas.recorded",
    names: ["areas", "activities", "edges", "inline rows", "roles"]
  )

  private static let devices = [
    [], ["iPhone 15"], ["iPhone SE (3rd generation)", "iPhone 16 Pro Max"],
    ["iPad Pro 11-inch (M4)"], ["Apple Watch Series 9 (45mm)", "iPhone 15"],
  ]
  private static let versions: [SystemVersion?] = [nil, .iOS16, .iOS18]

  private func described(_ size: CGSize) -> String {
    "\(Double(size.width).toThousandths)×\(Double(size.height).toThousandths)"
  }

  // MARK: Areas

  @Test func areasAreAsRecorded() throws {
    var lines: [String] = []
    for family in WidgetFamily.allCases {
      for names in Self.devices {
        for version in Self.versions {
          for hasMargins in [true, false] {
            let said: String
            do throws(DeviceError) {
              let (groups, without) = try HostArea.groups(
                of: family,
                devices: names,
                version: version,
                hasContentMargins: hasMargins
              )
              said =
                groups.map { group in
                  "\(described(group.size)) of \(described(HostArea.displaySize(of: family, in: group))) "
                    + "beyond \(described(HostArea.margins(of: family, in: group))) "
                    + "\(group.devices.count) \(group.systemVersion)"
                }.joined(separator: "; ") + " without \(without)"
            } catch {
              said = "\(HostError.setting(of: error).text)"
            }
            lines.append(
              "\(family) \(names) \(version.map { "\($0)" } ?? "any") \(hasMargins): \(said)"
            )
          }
        }
      }
    }
    try Self.recording.check("areas", lines)
  }

  @Test func activitiesAreAsRecorded() throws {
    var lines: [String] = []
    for names in Self.devices {
      for version in Self.versions {
        do throws(DeviceError) {
          let places = try ActivityArea.places(devices: names, version: version)
          for (area, group) in places.known {
            let sizes = [
              ActivityPart.Place.lockScreen, .compactLeading, .compactTrailing, .minimal,
            ].flatMap { place in
              [10, 84, 100.5, 160, 500].map { height in
                area.size(of: place) { width in height * width / width }.map { described($0) }
                  ?? "unknown"
              }
            }
            let devices = group.devices.map(\.name).joined(separator: ", ")
            lines.append("\(names) \(version.map { "\($0)" } ?? "any"): \(devices) \(sizes)")
          }
          let others = places.others.map(\.name).joined(separator: ", ")
          lines.append("\(names) \(version.map { "\($0)" } ?? "any"): no size of \(others)")
        } catch {
          lines.append("\(names) \(version.map { "\($0)" } ?? "any"): \(error)")
        }
      }
    }
    try Self.recording.check("activities", lines)
  }

  // MARK: Texts

  private func layouts(
    _ family: WidgetFamily,
    _ change: (inout HostRequest) -> Void = { _ in }
  ) throws -> EntryLayouts {
    var request = HostRequest(
      kind: "",
      family: "\(family)",
      surroundings: HostSurroundings(now: Date(timeIntervalSince1970: 1_764_590_400))
    )
    request.devices = ["iPhone 15"]
    change(&request)
    return try EntryLayouts(family: family, request: request, hasContentMargins: true)
  }

  private func records(_ view: some View, _ layouts: EntryLayouts) -> [LayoutRecord] {
    layouts.records(of: { AnyView(view) }, at: layouts.surroundings.now, role: .timeline)
  }

  private func letter(_ state: TextRecord.State) -> String {
    switch state {
    case .whole: "w"
    case .truncated: "t"
    case .outside: "o"
    case .hidden: "h"
    case .clipped: "c"
    }
  }

  /// Texts at every edge, moved outwards by a pixel at a time where glyphs leave the area and its margins.
  @Test func edgesAreAsRecorded() throws {
    let texts: [(String, AnyView)] = [
      ("words", AnyView(Text(verbatim: "Ágj"))), ("emoji", AnyView(Text(verbatim: "🙂"))),
      ("symbol", AnyView(Text("\(Image(systemName: "star"))"))),
      ("none", AnyView(Text(verbatim: " "))),
    ]
    let around: [(String, (AnyView) -> AnyView)] = [
      ("plain", { $0 }), ("clipped", { AnyView($0.clipped()) }),
      ("turned", { AnyView($0.rotationEffect(.degrees(20))) }),
      ("blended", { AnyView($0.blendMode(.screen)) }),
    ]
    let edges: [(String, Alignment, CGFloat, CGFloat)] = [
      ("top", .top, 0, -1), ("bottom", .bottom, 0, 1), ("left", .leading, -1, 0),
      ("right", .trailing, 1, 0),
    ]
    var lines: [String] = []
    for family in [
      WidgetFamily.systemSmall, .accessoryRectangular, .accessoryCircular, .accessoryInline,
    ] {
      let layouts = try layouts(family)
      for (text, content) in texts {
        for (way, changed) in around where way == "plain" || text == "words" {
          for (edge, alignment, x, y) in edges {
            let states = [0, 0.3, 0.34, 1, 2, 4, 8, 12, 15.9, 16.3, 16.34, 18, 20, 22, 30, 900].map
            {
              distance in
              let view = content.frame(
                maxWidth: .infinity,
                maxHeight: .infinity,
                alignment: alignment
              )
              .offset(x: x * distance, y: y * distance)
              return records(changed(AnyView(view)), layouts).flatMap(\.texts).map {
                letter($0.state)
              }
              .joined()
            }
            lines.append("\(family) \(text) \(way) \(edge): \(states.joined(separator: " "))")
          }
        }
      }
    }
    try Self.recording.check("edges", lines)
  }

  /// Which texts stand in the row of the first, of every two and three with frames of every few heights.
  @Test func inlineRowsAreAsRecorded() throws {
    let frames: [CGRect?] =
      [nil]
      + [3, 10, 24].flatMap { height in
        [-9, 0, 4, 9.9, 12.1].flatMap { y in
          [2, 50].map { CGRect(x: 0, y: y, width: $0, height: height) }
        }
      }
    func text(_ frame: CGRect?) -> TextTrace {
      TextTrace(
        role: nil,
        string: frame.map { "\($0.minY) \($0.height)" } ?? "–",
        pointSize: 9,
        lines: [],
        isTruncated: false,
        size: frame?.size ?? .zero,
        frame: frame
      )
    }
    let lines = frames.map { first in
      let shown = frames.map { second in
        let texts = [text(first), text(second), text(frames[7])]
        return "\(texts.shown(by: .accessoryInline).count)\(texts.shown(by: .systemSmall).count)"
      }
      return "\(first.map { "\($0)" } ?? "–"): \(shown.joined(separator: " "))"
    }
    try Self.recording.check("inline rows", lines)
  }

  /// What is told of a layout in every role, at several sizes of text, on several systems.
  @Test func rolesAreAsRecorded() throws {
    let view = ViewThatFits {
      VStack {
        Text(verbatim: "A headline that is long enough to be cut").lineLimit(1)
          .accessibilityIdentifier("headline")
        HStack {
          Text(Date(timeIntervalSince1970: 1_764_590_400), style: .timer); Text("Row 1")
        }
        Text(verbatim: "Row 2").privacySensitive()
        Image(systemName: "star")
      }
      .accessibilityIdentifier("rows")
      Text(verbatim: "Alone").bold()
    }
    var lines: [String] = []
    for family in WidgetFamily.allCases {
      let layouts = try layouts(family) { request in
        request.devices = []
        request.typeSizes = ["xSmall", "large", "accessibility2"]
      }
      lines.append("\(family) \(layouts.displaySizes.map(described))")
      for role in [EntryRecord.Role.placeholder, .snapshot, .timeline, .preview, .fixture] {
        let now = layouts.surroundings.now
        let told = layouts.records(of: { AnyView(view) }, at: now, role: role)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = try told.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
        lines.append("\(family) \(role): \(told.count) \(json.joined(separator: "\n").digest)")
        lines.append(json.first ?? "–")
      }
      let now = layouts.surroundings.now
      let shown = layouts.shownTexts(of: { AnyView(view) }, at: now)
        .map { "\($0.identifier ?? "–") \($0.string)" }.sorted()
      let further = layouts.furtherRows(of: AnyView(view), at: now)
      let ground = layouts.missingBackground(of: AnyView(view), at: now)
      lines.append("\(shown) \(further?.message ?? "–") \(ground?.message ?? "–")")
    }
    try Self.recording.check("roles", lines)
  }
}
#endif
