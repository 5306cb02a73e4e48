import Fitcheck
import Foundation
import Inputs
import Testing
import UnicodeText

@testable import FitcheckCommand
@testable import Headlines

/// Where most headlines of a list miss what is required, as a matrix tells it.
extension UnusualAnswerTests {
  /// A headline that is as required, or not, with each setting in each of the areas.
  private static func record(
    areMet: [[Bool]],
    in areas: [DeviceGroup]? = nil
  ) -> MatrixRecord {
    let cells = areMet.map { areas in
      areas.map { HeadlineMatrix.Cell(shown: shown(0), closeCall: nil, isAsRequired: $0) }
    }
    return record(HeadlineMatrix(cells: cells, comparison: VersionComparison(areas ?? groups)))
  }

  /// The cells with the most of them are named, with their systems where several versions are compared, setting by setting;
  /// those with fewer are not, and the table tells how many miss it in each.
  @Test(
    arguments: [
      (
        [[[true, false], [false, true]], [[true, false], [true, true]]],
        "Worst: 2 of 2, 146 × 58 @3x, iOS 26, large, device ja", [0, 1, 2, 0]
      ),
      (
        [[[true, false], [false, true]], [[true, true], [true, true]]],
        "Worst: 1 of 2, 146 × 58 @3x, iOS 26, large, device ja; 146 × 58 @3x, iOS 16, large, device ar",
        [0, 1, 1, 0]
      ), ([[[true, true], [true, true]], [[true, true], [true, true]]], nil, [0, 0, 0, 0]),
    ] as [([[[Bool]]], String?, [Int])]
  )
  func theWorstCellsAreNamed(_ headlines: [[[Bool]]], _ worst: String?, _ counts: [Int]) {
    var report = Self.matrixReport(
      of: Self.groups,
      deviceLanguages: ["ja", "ar"],
      columns: 120
    )
    for areMet in headlines { report.take(Self.record(areMet: areMet)) }
    let rows = report.rows()
    #expect(rows.filter { $0.hasPrefix("Worst") } == (worst.map { [$0] } ?? []), "\(rows)")
    let names = ["iOS 16", "iOS 26"].flatMap { system in
      ["ja", "ar"].map { "\(system), large, device \($0) " }
    }
    let told = names.map { name in
      rows.filter { $0.hasPrefix(name) }.map { String($0.split(separator: " ").last ?? "") }
    }
    #expect(told == counts.map { ["\($0)"] }, "\(rows)")
  }

  /// A cell is called by a device that something is asked of there: by its first where that is asked of all.
  @Test(
    arguments: [
      ([[["iPhone 13"]]], "iPhone 13"), ([[["iPhone 13"], nil]], "iPhone 14"),
      ([[nil]], "iPhone 14"),
      ([[["iPhone 13"], ["iPhone 14"]]], "iPhone 14"), ([], "iPhone 14"),
    ] as [([[[String]?]], String)]
  )
  func theWorstCellIsOfADeviceThatIsAskedAbout(
    _ asked: [[[String]?]],
    _ name: String
  ) throws {
    let groups = DeviceGroup.grouping(
      try ["iPhone 14", "iPhone 13"].map { try DeviceCatalogue.device(named: $0) }
    )
    let requirements = asked.map { setting in
      setting.map { names in
        HeadlineRequirement(
          name: "headline-whole",
          policy: .goal(.headlineWhole),
          areas: [0],
          devices: names.map { Set($0.map { ExactText($0) }) }
        )
      }
    }
    var report = Self.matrixReport(of: groups, requirements: requirements, columns: 120)
    for areMet in [false, true] { report.take(Self.record(areMet: [[areMet]], in: groups)) }
    let rows = report.rows()
    #expect(rows.contains("Worst: 1 of 2, \(name), large"), "\(rows)")
  }

  /// It stands there with the system of that device, not with those of others that lend their scales to its size.
  @Test(
    arguments: [
      (nil, "iPhone 11, iOS 16"), (["iPad mini 8.3-inch"], "iPad mini 8.3-inch, iPadOS 16"),
    ] as [([String]?, String)]
  )
  func theWorstCellIsOfThatDevicesSystem(_ asked: [String]?, _ name: String) throws {
    let groups = try [SystemVersion.iOS16, .iOS26].map { version in
      DeviceGroup(
        size: CGSize(width: 146, height: 58),
        displayScale: 2,
        systemVersion: version,
        devices: try ["iPhone 11", "iPad mini 8.3-inch"].map {
          try DeviceCatalogue.device(named: $0, for: .family(.systemSmall), version: version)
        }
      )
    }
    let requirement = HeadlineRequirement(
      name: "headline-whole",
      policy: .goal(.headlineWhole),
      areas: [0, 1],
      devices: asked.map { Set($0.map { ExactText($0) }) }
    )
    var report = Self.matrixReport(of: groups, requirements: [[requirement]], columns: 120)
    for _ in 1...2 { report.take(Self.record(areMet: [[false, true]], in: groups)) }
    let rows = report.rows()
    #expect(rows.contains("Worst: 2 of 2, \(name), large"), "\(rows)")
  }

  /// Of the only headline its cells say as much.
  @Test func theOnlyHeadlineHasNoWorstCell() {
    var report = Self.matrixReport(of: Self.groups, columns: 120)
    report.take(Self.record(areMet: [[true, false]]))
    let rows = report.rows()
    #expect(!rows.contains { $0.hasPrefix("Worst") }, "\(rows)")
    #expect(rows.contains { $0.hasPrefix("iOS 26, large ") && $0.hasSuffix(" 1✗") }, "\(rows)")
  }
}
