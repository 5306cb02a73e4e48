import Fitcheck
import Inputs

/// Answers line requests, keeping open what the next one is likely to need.
///
/// The number of kept faces and libraries is bounded: a run of a million lines, each with a font of
/// its own, takes no more memory than a hundred.
final class LineEngine {
  private var preparer = LineEngine.newPreparer
  private var faces = ClockTable<FontReference, FontFace>()
  private var libraries = ClockTable<[FontReference], FontLibrary>()
  private static let mostFaces = 64
  private static let mostLibraries = 32
  private var devices: DeviceLibraries

  /// Lines of a stream seldom come twice: what is remembered stays small.
  private static var newPreparer: TextPreparer { TextPreparer(byteLimit: 4 << 20) }

  init(fontDirectory: String?) {
    devices = DeviceLibraries(fontDirectory: fontDirectory)
  }

  /// Opens the fonts that hold for all lines, to fail early.
  func check(_ defaults: LineRequest.Defaults) throws(CommandFailure) {
    for font in defaults.fonts { _ = try face(font) }
  }

  /// The answer to a request as one line of JSON, with the line's end.
  func answer(_ request: LineRequest) throws(CommandFailure) -> String {
    let library = try library(for: request)
    let setting = request.setting
    let style = TextStyle(
      cascade: library.cascade(weight: request.weight),
      language: request.language,
      lineBreakStrictness: setting.lineBreak,
      wordBreak: setting.wordBreak.wordBreak,
      hangulBreaking: request.hangulBreaking,
      phraseBreaking: request.phraseBreaking,
      ligatures: setting.tracking == 0 ? .standard : .required,
      baseDirection: setting.direction.baseDirection,
      punctuationTrimming: setting.punctuationTrimming,
      hangingPunctuation: setting.hangingPunctuation,
      composition: request.composition
    )
    let prepared = preparer.prepare(request.text, style: style)
    var paragraph = ParagraphStyle(pointSize: request.pointSize)
    paragraph.lineLimit = request.lineLimit
    paragraph.leading = request.styleLeading
    setting.apply(to: &paragraph)
    let laidOut = prepared.lines(paragraph, width: request.width)

    var writer = JSONWriter()
    writer.object { writer in
      writer.key("id")
      writer.identifier(request.id)
      writer.member("ios", (request.phone.version ?? .newest).rawValue)
      if let name = request.phone.profileName { writer.member("profile", name) }
      writer.member("lines", array: laidOut.lines) { writer, line in
        writer.object { writer in
          writer.member("text", line.text)
          writer.member("width", line.width)
          if line.isHyphenated { writer.member("hyphenated", true) }
        }
      }
      writer.member("lineCount", laidOut.measurement.lineCount)
      writer.member("truncated", laidOut.measurement.isTruncated)
      writer.member("size") { writer in
        writer.member("width", laidOut.measurement.width)
        writer.member("height", laidOut.measurement.height)
      }
      if setting.minimumScale < 1 { writer.member("scale", laidOut.measurement.scale) }
      if setting.tightening > 0 {
        writer.member("tightening", laidOut.measurement.tightening)
      }
      let doubts = prepared.doubts(among: request.lineDoubts, paragraph, width: request.width)
      if !doubts.isEmpty { writer.member("doubts", doubts.map(\.rawValue)) }
      writer.missingCharacters(prepared.missingScalars(setAs: laidOut))
    }
    return writer.takeText() + "\n"
  }

  private func library(for request: LineRequest) throws(CommandFailure) -> FontLibrary {
    if !request.fonts.isEmpty { return try library(of: request.fonts) }
    return try devices.opened(for: request.deviceLanguages)
  }

  private func library(of fonts: [FontReference]) throws(CommandFailure) -> FontLibrary {
    if let known = libraries.find(fonts) { return known }
    var faces: [FontFace] = []
    for font in fonts { faces.append(try face(font)) }
    let library: FontLibrary
    do {
      library = try FontLibrary.files(regular: faces)
    } catch {
      throw CommandFailure(Advice.sentence(of: error))
    }
    if libraries.count == Self.mostLibraries {
      _ = libraries.evict()
      // Texts that are remembered keep their fonts open, some thousands of them.
      preparer = Self.newPreparer
    }
    libraries.insert(library, for: fonts)
    return library
  }

  private func face(_ reference: FontReference) throws(CommandFailure) -> FontFace {
    if let face = faces.find(reference) { return face }
    let face = try reference.face()
    if faces.count == Self.mostFaces { _ = faces.evict() }
    faces.insert(face, for: reference)
    return face
  }
}

extension JSONWriter {
  /// A value that a request named itself by, as it was read.
  fileprivate mutating func identifier(_ value: JSONValue) {
    switch value {
    case .string(let text): string(text)
    case .number(_, let digits): numeral(digits)
    default: null()
    }
  }
}
