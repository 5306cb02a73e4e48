import Foundation
import SwiftUISurface
import Testing
import WidgetSurface

@testable import WidgetHost

/// What is shown in a picture is told by its name.
@MainActor
@Suite struct PictureNameTests {
  /// The names of the pictures of a view in the areas of a request.
  private static func names(_ change: (inout HostRequest) -> Void) throws -> [String?] {
    try pictures(besides: [], change).names
  }

  /// The names, and what is told of pictures that are not drawn.
  ///
  /// - Parameter taken: names that folders have already.
  private static func pictures(
    besides taken: [String],
    _ change: (inout HostRequest) -> Void
  ) throws -> (names: [String?], findings: [HostFinding]) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in taken {
      let place = folder.appending(path: name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    let now = Date(timeIntervalSince1970: 1_764_590_400)
    var request = HostRequest(
      kind: "Piers",
      family: "systemSmall",
      surroundings: HostSurroundings(now: now, deviceLanguages: ["en"])
    )
    request.devices = ["iPhone 15"]
    request.pictures = folder.path
    change(&request)
    let layouts = try EntryLayouts(
      family: .systemSmall,
      request: request,
      hasContentMargins: true
    )
    func view() -> AnyView { AnyView(Color.red) }
    let records = layouts.records(of: view, at: now, role: .timeline)
    let pictures = try #require(EntryPictures(request))
    var findings: [HostFinding] = []
    let drawn = pictures.drawn(records, of: view, at: now, role: .timeline, in: layouts) { event in
      if case .finding(let finding) = event { findings.append(finding) }
    }
    return (drawn.map(\.picture), findings)
  }

  /// Sizes of text are counted, configurations told by their number, as people count, and their name.
  @Test func picturesAreNamedAfterWhatTheyShow() throws {
    #expect(try Self.names { _ in } == ["Piers-systemSmall-en-1.png"])
    let sizes = try Self.names { $0.typeSizes = ["small", "large"] }
    #expect(sizes == ["Piers-systemSmall-en-1.png", "Piers-systemSmall-en-2.png"])
    let speechless = try Self.names { $0.surroundings.deviceLanguages = [] }
    #expect(speechless == ["Piers-systemSmall--1.png"])
    let recommended = try Self.names {
      $0.recommendation = HostRecommendation(index: 4, name: "One", number: 2)
    }
    #expect(recommended == ["Piers-systemSmall-en-5-One-1.png"])
    let preview = try #require(try Self.names { $0.fixtures = .preview("A.swift:3") }.first ?? nil)
    #expect(preview.hasPrefix("A.swift_3-"))
    #expect(preview.hasSuffix("-Piers-systemSmall-en-1.png"))
  }

  /// Of the pictures of an entry each is drawn and named that can be, and of another one is said that it is not.
  @Test(arguments: 0..<3) func onePictureThatFailsLeavesTheOthers(_ place: Int) throws {
    var names: [String?] = (1...3).map { "Piers-systemSmall-en-\($0).png" }
    let taken = try #require(names[place])
    let pictures = try Self.pictures(besides: [taken]) {
      $0.typeSizes = ["small", "medium", "large"]
    }
    names[place] = nil
    #expect(pictures.names == names)
    #expect(pictures.findings.map(\.code) == [.notDrawn])
  }
}
