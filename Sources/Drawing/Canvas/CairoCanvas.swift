import CCairo
import Foundation
import SwiftUISurface
import UnicodeText

/// A surface to draw on, in points with y downwards: the one place where Cairo's pointers are held.
///
/// Belongs to the thread that made it. Cairo remembers the first thing that goes wrong and draws
/// nothing from then on; `finish()` reports it.
final class CairoCanvas {
  /// What becomes of the drawing.
  enum Output: Sendable, Hashable {
    /// A PNG of `scale` pixels a point.
    case png(scale: Double)
    /// An SVG whose user unit is a point.
    case svg
    /// A PDF of one page, a point of the picture to a point of the page, under this title.
    case pdf(title: String)
  }

  let output: Output
  private let surface: OpaquePointer
  let context: OpaquePointer
  private let stream: ByteStream
  /// Surfaces of bitmaps; each bitmap is kept, so that its identity stays its own.
  private var images: [ImageKey: (image: Bitmap, surface: OpaquePointer)] = [:]
  /// What they take, of bitmaps and of surfaces, bytes.
  private(set) var imageByteCount = 0
  /// The most that is kept of them while a PNG is drawn, which needs none that was drawn.
  static let mostImageBytes = 128 << 20
  /// The pixels of glyphs' bitmaps that Cairo may still hold until a drawing is finished.
  private var glyphPixelsLeft: Int
  /// What may still be drawn of glyphs.
  var glyphs = GlyphAllowance()
  /// What of them may still be looked at to find where it will be drawn.
  var boxedGlyphs = GlyphAllowance()
  /// Whether something is not drawn that there was no memory for.
  private var isIncomplete = false
  var layers = LayerMemory()
  /// Whether a glyph is not drawn that may be seen and reaches farther than Cairo counts.
  var hasGlyphBeyondReach = false

  private struct ImageKey: Hashable {
    let image: ObjectIdentifier
    let look: BitmapLook
  }

  /// Makes a canvas of a size in points, which the caller has checked against the output's limits.
  /// - Parameter glyphPixels: the most pixels of glyphs' bitmaps in a drawing, which holds all of them.
  init(
    width: Double,
    height: Double,
    output: Output,
    glyphPixels: Int = PixelLimit.standard.area
  ) throws(DrawingError) {
    let stream = ByteStream()
    let target = Unmanaged.passUnretained(stream).toOpaque()
    let made: OpaquePointer?
    switch output {
    case .png(let scale):
      made = cairo_image_surface_create(
        CAIRO_FORMAT_RGB24,
        Int32((width * scale).rounded(.up)),
        Int32((height * scale).rounded(.up))
      )
    case .svg:
      made = cairo_svg_surface_create_for_stream(ByteStream.receive, target, width, height)
      cairo_svg_surface_set_document_unit(made, CAIRO_SVG_UNIT_PX)
    case .pdf(let title):
      made = cairo_pdf_surface_create_for_stream(ByteStream.receive, target, width, height)
      cairo_pdf_surface_set_metadata(made, CAIRO_PDF_METADATA_TITLE, title)
      // The same picture has the same bytes, whenever it is drawn.
      cairo_pdf_surface_set_metadata(made, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    }
    guard let made, let context = cairo_create(made) else {
      throw .drawingFailed(reason: "Cairo made no surface")
    }
    self.output = output
    glyphPixelsLeft = glyphPixels
    self.surface = made
    self.context = context
    self.stream = stream
    if case .png(let scale) = output {
      cairo_scale(context, scale, scale)
      layers.areImages = true
    }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
    try check(cairo_surface_status(made))
  }

  deinit {
    cairo_destroy(context)
    letGoOfImages()
    // Last, and while `stream` lives: an unfinished surface still writes when it is destroyed.
    cairo_surface_destroy(surface)
  }

  /// Ends the drawing and returns the file's bytes; nothing can be drawn after it.
  func finish() throws(DrawingError) -> Data {
    if glyphPixelsLeft < 0 {
      throw .drawingFailed(
        reason: "its glyphs or the looks of its pictures have too many pixels; "
          + "draw fewer widgets at once, or a PNG"
      )
    }
    guard !glyphs.isExceeded else {
      throw .drawingFailed(
        reason: "the glyphs of its fonts have too many points or pixels; draw fewer widgets at once"
      )
    }
    guard !hasGlyphBeyondReach else {
      throw .drawingFailed(
        reason: "glyphs reach farther than \(Int(Self.greatestCoordinate)) pixels; "
          + "make their text, or what enlarges it, smaller"
      )
    }
    guard !layers.isExceeded else {
      throw .drawingFailed(
        reason: "groups, masks and blend modes lie within each other and take more than "
          + "\(LayerMemory.limit >> 20) MB; take some of them out, or draw it smaller"
      )
    }
    try check(cairo_status(context))
    var written = CAIRO_STATUS_SUCCESS
    watched {
      if case .png = output {
        cairo_surface_flush(surface)
        let target = Unmanaged.passUnretained(stream).toOpaque()
        written = cairo_surface_write_to_png_stream(surface, ByteStream.receive, target)
      }
      cairo_surface_finish(surface)
    }
    try check(written)
    try check(cairo_surface_status(surface))
    try check(isIncomplete ? CAIRO_STATUS_NO_MEMORY : CAIRO_STATUS_SUCCESS)
    return stream.bytes
  }

  /// Makes calls of Cairo's that lay paint, and notes whether there was memory for it.
  ///
  /// Cairo leaves that to pixman, which lays none where it has no memory, and tells nobody.
  func watched(_ calls: () -> Void) {
    // Once is enough: it is looked for at length where memory is wanting.
    if isIncomplete {
      calls()
    } else if MemoryShortage.occurs(during: calls) {
      isIncomplete = true
    }
  }

  private func check(_ status: cairo_status_t) throws(DrawingError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .drawingFailed(reason: cairo_status_to_string(status).map(String.init(cString:)) ?? "")
  }

  /// How many pixels of a picture a unit of the surface is worth: of a drawing, which may be enlarged, four.
  var pixelsPerUnit: Double {
    if case .png = output { 1 } else { 4 }
  }

  // MARK: - Shapes

  /// Fills a rounded rectangle.
  func fill(_ rectangle: Rectangle, cornerRadius: Double = 0, with paint: Paint) {
    addRoundedRectangle(rectangle, cornerRadius: cornerRadius)
    setSource(paint)
    watched { cairo_fill(context) }
  }

  /// Fills the ellipse that touches the middle of the rectangle's sides.
  func fillEllipse(in rectangle: Rectangle, with paint: Paint) {
    let (width, height) = (rectangle.width / 2, rectangle.height / 2)
    let middle = Point(x: rectangle.x + width, y: rectangle.y + height)
    guard rectangle.width > 0, rectangle.height > 0 else { return }
    if isWithinReach(rectangle) {
      guard canScale(x: width, y: height, from: middle) else { return }
      cairo_save(context)
      cairo_translate(context, middle.x, middle.y)
      cairo_scale(context, width, height)
      cairo_new_path(context)
      cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
      cairo_restore(context)
    } else {
      addFarRectangle(rectangle, cornerWidth: width, cornerHeight: height)
    }
    setSource(paint)
    watched { cairo_fill(context) }
  }

  /// Draws a line of a width in points along a rounded rectangle, half of it on either side.
  /// - Parameter dash: the length of dashes and gaps, or zero for a line without gaps.
  func stroke(
    _ rectangle: Rectangle,
    cornerRadius: Double,
    lineWidth: Double,
    dash: Double = 0,
    with paint: Paint
  ) {
    addRoundedRectangle(rectangle, cornerRadius: cornerRadius)
    setSource(paint)
    cairo_set_line_width(context, boundedLineWidth(lineWidth))
    let reach = 2 * (rectangle.width + rectangle.height)
    setDashes([dash], lineWidth: lineWidth, along: reach)
    watched { cairo_stroke(context) }
    cairo_set_dash(context, nil, 0, 0)
  }

  /// Fills an outline whose points are relative to an origin.
  /// - Parameter evenOdd: whether what it goes around twice is outside.
  func fill(_ path: Path, evenOdd: Bool = false, at origin: Point, with paint: Paint) {
    add(path, at: origin)
    setSource(paint)
    drawn(apart: isApart(edges: path.edgeCount)) {
      filling(evenOdd: evenOdd) { watched { cairo_fill(context) } }
    }
  }

  /// Fills or clips what was added, by a rule that what comes after it does not have.
  func filling(evenOdd: Bool, _ fill: () -> Void) {
    cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    fill()
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  func add(_ path: Path, at origin: Point) {
    cairo_new_path(context)
    path.forEach { add($0, at: origin) }
  }

  private func add(_ element: Path.Element, at origin: Point) {
    func place(_ point: CGPoint) -> Point {
      within(Point(x: origin.x + Double(point.x), y: origin.y + Double(point.y)))
    }
    func addCurve(_ one: Point, _ two: Point, _ end: Point) {
      cairo_curve_to(context, one.x, one.y, two.x, two.y, end.x, end.y)
    }
    switch element {
    case .move(let point):
      let point = place(point)
      cairo_move_to(context, point.x, point.y)
    case .line(let point):
      let point = place(point)
      cairo_line_to(context, point.x, point.y)
    case .quadCurve(let end, let control):
      // The same curve as a cubic one: its control points lie at two thirds.
      var start = Point(x: 0, y: 0)
      cairo_get_current_point(context, &start.x, &start.y)
      let (end, pull) = (place(end), place(control))
      func cubicControl(of point: Point) -> Point {
        Point(x: point.x + (pull.x - point.x) * 2 / 3, y: point.y + (pull.y - point.y) * 2 / 3)
      }
      addCurve(cubicControl(of: start), cubicControl(of: end), end)
    case .curve(let end, let one, let two): addCurve(place(one), place(two), place(end))
    case .closeSubpath: cairo_close_path(context)
    }
  }

  func addRoundedRectangle(_ rectangle: Rectangle, cornerRadius: Double) {
    cairo_new_path(context)
    let radius = min(cornerRadius, rectangle.width / 2, rectangle.height / 2)
    guard isWithinReach(rectangle) else {
      return addFarRectangle(rectangle, cornerWidth: max(radius, 0), cornerHeight: max(radius, 0))
    }
    guard radius > 0 else {
      cairo_rectangle(context, rectangle.x, rectangle.y, rectangle.width, rectangle.height)
      return
    }
    let (left, top) = (rectangle.x + radius, rectangle.y + radius)
    let right = rectangle.x + rectangle.width - radius
    let bottom = rectangle.y + rectangle.height - radius
    cairo_arc(context, right, top, radius, -.pi / 2, 0)
    cairo_arc(context, right, bottom, radius, 0, .pi / 2)
    cairo_arc(context, left, bottom, radius, .pi / 2, .pi)
    cairo_arc(context, left, top, radius, .pi, 3 * .pi / 2)
    cairo_close_path(context)
  }

  func setSource(_ paint: Paint) {
    let pattern: OpaquePointer?
    let stops: [Paint.Stop]
    switch paint {
    case .solid(let shade):
      cairo_set_source_rgba(context, shade.red, shade.green, shade.blue, shade.opacity)
      return
    case .linear(let from, let to, let colors):
      pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
      stops = colors
    case .radial(let center, let radius, let colors):
      pattern = cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius)
      stops = colors
    }
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern,
        stop.offset,
        stop.shade.red,
        stop.shade.green,
        stop.shade.blue,
        stop.shade.opacity
      )
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  // MARK: - Images

  /// Whether a drawing may hold a glyph's bitmap besides those that it holds; a font makes any number of them
  /// out of a few bytes.
  func hasRoom(for image: Bitmap, _ look: BitmapLook) -> Bool {
    if case .png = output { return true }
    let key = ImageKey(image: ObjectIdentifier(image), look: look)
    if images[key] == nil { glyphPixelsLeft -= image.pixels.count }
    return glyphPixelsLeft >= 0
  }

  /// Whether its glyphs are too much already: the picture is refused, whatever else is drawn.
  var hasTooManyGlyphs: Bool { glyphs.isExceeded || glyphPixelsLeft < 0 }

  private func letGoOfImages() {
    images.values.forEach { cairo_surface_destroy($0.surface) }
    images = [:]
    imageByteCount = 0
  }

  /// The image as a surface of Cairo's, made once for a canvas: an SVG then holds it once.
  func surface(of image: Bitmap, _ look: BitmapLook) -> OpaquePointer? {
    let key = ImageKey(image: ObjectIdentifier(image), look: look)
    if let known = images[key] { return known.surface }
    let byteCount = 2 * 4 * image.pixels.count
    if case .png = output, imageByteCount + byteCount > Self.mostImageBytes { letGoOfImages() }
    var created: OpaquePointer?
    watched {
      created = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32,
        Int32(image.width),
        Int32(image.height)
      )
    }
    guard let made = created, let rows = cairo_image_surface_get_data(made) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(made))
    image.pixels(look).withUnsafeBytes { pixels in
      for y in 0..<image.height {
        let row = UnsafeRawBufferPointer(
          rebasing: pixels[y * image.width * 4..<(y + 1) * image.width * 4]
        )
        UnsafeMutableRawBufferPointer(start: rows + y * stride, count: row.count).copyMemory(
          from: row
        )
      }
    }
    cairo_surface_mark_dirty(made)
    images[key] = (image, made)
    imageByteCount += byteCount
    return made
  }
}

/// Receives a file's bytes from Cairo, in memory.
private final class ByteStream {
  var bytes = Data()

  /// Cairo's callback; its closure is a `ByteStream` that the canvas keeps alive.
  static let receive: cairo_write_func_t = { target, start, count in
    guard let target, let start else { return CAIRO_STATUS_WRITE_ERROR }
    let stream = Unmanaged<ByteStream>.fromOpaque(target).takeUnretainedValue()
    stream.bytes.append(start, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }
}
