#if os(Linux)
import CCairo
import Foundation
import Testing
import WidgetHost

/// The picture widget of the day counter: whatever the user's picture shows, its number is read.
@Suite struct PictureWidgetTests {
  /// A picture of one colour, as a file.
  private static func portrait(lightness: Double, to file: URL) throws {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 200, 200)
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    cairo_set_source_rgb(context, lightness, lightness, lightness)
    cairo_paint(context)
    cairo_destroy(context)
    #expect(cairo_surface_write_to_png(surface, file.path) == CAIRO_STATUS_SUCCESS)
  }

  /// The lightness of each pixel of a file, row by row, 0 to 1 (WCAG 2.2, relative luminance).
  private static func luminances(_ file: URL) throws -> [[Double]] {
    let surface = try #require(cairo_image_surface_create_from_png(file.path))
    defer { cairo_surface_destroy(surface) }
    try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let bytes = try #require(cairo_image_surface_get_data(surface))
    func linear(_ byte: UInt8) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return (0..<height).map { row in
      (0..<width).map { column in
        let pixel = bytes + row * stride + column * 4
        return 0.2126 * linear(pixel[2]) + 0.7152 * linear(pixel[1]) + 0.0722 * linear(pixel[0])
      }
    }
  }

  private static func run(
    _ family: String,
    lightness: Double?,
    pictures: URL? = nil,
    _ change: (inout HostRequest) -> Void = { _ in }
  ) throws -> WidgetRun {
    let groups = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let folder = groups.appending(path: "group.example.daycounter")
    defer { try? FileManager.default.removeItem(at: groups) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if let lightness {
      try portrait(lightness: lightness, to: folder.appending(path: "portrait.png"))
    }
    var request = HostRequest(
      kind: "Picture",
      family: family,
      surroundings: HostSurroundings(
        now: try Date("2026-03-27T12:00:00Z", strategy: .iso8601),
        timeZone: try #require(TimeZone(identifier: "Europe/Berlin"))
      )
    )
    request.waitForAllAnswers()
    request.devices = ["iPhone 15"]
    request.pictures = pictures?.path
    change(&request)
    return try HostProgram(executable: WidgetPrograms.executable("DayCounter"), groups: groups)
      .run(request)
  }

  @Test(arguments: ["accessoryInline", "accessoryCircular", "accessoryRectangular"])
  func everyMidnightIsAnEntryInEachFamily(_ family: String) throws {
    let run = try Self.run(family, lightness: 0.5) {
      $0.until = Date(timeIntervalSince1970: 1_774_872_000)
    }
    let entries = run.entries.filter { $0.role == .timeline }
    #expect(
      entries.map { $0.date.formatted(.iso8601) } == [
        "2026-03-27T12:00:00Z", "2026-03-27T23:00:00Z", "2026-03-28T23:00:00Z",
        "2026-03-29T22:00:00Z",
      ]
    )
    #expect(run.isWhole, "\(run.findings)")
  }

  /// The number's letters and what is between them differ by 4.5 to 1 at least (WCAG 2.2, 1.4.3), on a
  /// black picture, on a white one, on those between, and where there is none.
  @Test(arguments: [nil, 0, 0.25, 0.5, 0.75, 1] as [Double?])
  func theNumberIsReadOnAnyPicture(_ lightness: Double?) throws {
    let pictures = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: pictures) }
    let run = try Self.run("accessoryCircular", lightness: lightness, pictures: pictures)
    let layout = try #require(run.entries.last { $0.role == .timeline }?.layouts.first)
    let rows = try Self.luminances(pictures.appending(path: try #require(layout.picture)))
    // The picture has edges around the area; the band is the lowest 20 points of that.
    let scale = layout.displayScale
    let edgeX = (Double(rows[0].count) - layout.width * scale) / 2
    let edgeY = (Double(rows.count) - layout.height * scale) / 2
    let top = edgeY + (layout.height - 18) * scale
    let bottom = edgeY + (layout.height - 4) * scale
    let middle = edgeX + layout.width / 2 * scale
    var band: [Double] = []
    for row in Int(top)..<Int(bottom) {
      band += rows[row][Int(middle - 12 * scale)..<Int(middle + 12 * scale)]
    }
    band.sort()
    let ground = band[band.count / 2]
    let letters = band[band.count * 97 / 100]
    #expect((letters + 0.05) / (ground + 0.05) >= 4.5, "\(letters) on \(ground)")
    #expect(run.isWhole, "\(run.findings)")
  }
}
#endif
