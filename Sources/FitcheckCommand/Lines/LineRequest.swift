import Fitcheck
import Inputs

/// One text to break into lines, and how.
struct LineRequest {
  /// What holds for every line that does not say otherwise: the command's options.
  struct Defaults {
    var fonts: [FontReference]
    /// Which fonts a line may name instead.
    var permission: FontPermission
    /// `nil` for that of the text style.
    var weight: TextWeight?
    var phone: PhoneSetting
    var pointSize: Double?
    var width: Double?
    var lineLimit: Int?
    var language: String?
    var deviceLanguages: [String]
    var setting: LineSetting
  }

  /// The most fonts that a line may name: each takes some hundred kilobytes while it is open.
  static let mostFonts = 32

  /// As the input gave it; the line's number where it gave none.
  let id: JSONValue
  let text: String
  let fonts: [FontReference]
  let weight: FontWeight
  let pointSize: Double
  /// The leading of the text style; nil for a size.
  let styleLeading: Double?
  let phone: PhoneSetting
  let width: Double
  let lineLimit: Int?
  let language: String
  let deviceLanguages: [String]
  let setting: LineSetting

  /// Reads a line of input; nil for a blank line between JSON objects.
  init?(
    _ line: LineReader.Line,
    format: LinesCommand.Format,
    defaults: Defaults
  ) throws(CommandFailure) {
    try line.checkIsText()
    switch format {
    case .text:
      try self.init(
        fields: RequestFields(),
        id: .number(Double(line.number), digits: String(line.number)),
        text: String(decoding: line.bytes, as: UTF8.self),
        defaults: defaults
      )
    case .jsonl:
      if line.bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return nil }
      let value: JSONValue
      do {
        value = try JSONReader.value(in: line.bytes)
      } catch {
        throw CommandFailure(error.description)
      }
      guard case .object(let members) = value else {
        throw CommandFailure("a JSON object is expected, not \(value.kind)")
      }
      let fields = try RequestFields(members)
      guard let text = try fields.string(.text) else { throw CommandFailure("“text” is missing") }
      if text.unicodeScalars.contains("\0") { throw CommandFailure("“text” holds a NUL") }
      try self.init(
        fields: fields,
        id: try fields.identifier() ?? .number(Double(line.number), digits: String(line.number)),
        text: text,
        defaults: defaults
      )
    }
  }

  private init(
    fields: RequestFields,
    id: JSONValue,
    text: String,
    defaults: Defaults
  ) throws(CommandFailure) {
    self.id = id
    self.text = text
    let files = try fields.strings(.font)?.map(FontReference.init)
    if let files, files.count > Self.mostFonts {
      throw CommandFailure("“font” names \(files.count) files, and \(Self.mostFonts) are the most")
    }
    for font in files ?? [] { try defaults.permission.check(font) }
    fonts = files ?? defaults.fonts
    var phone = try defaults.phone.overridden(by: fields)
    var setting = try defaults.setting.overridden(by: fields)
    let size = try fields.length(.pointSize)
    // A size of its own takes the place of the options' style.
    if size != nil { phone.textStyle = try fields.choice(.textStyle) }
    self.phone = phone
    if setting.filling == nil, phone.isStated { setting.filling = .ios }
    self.setting = setting
    let named = try Self.measure(size: size, fields: fields, defaults: defaults)
    pointSize = named.pointSize
    styleLeading = named.leading
    let weight: TextWeight? = try fields.choice(.weight) ?? defaults.weight
    self.weight = weight?.fontWeight ?? named.weight
    lineLimit = try fields.count(.lineLimit) ?? defaults.lineLimit
    guard let width = try fields.length(.width) ?? defaults.width else {
      throw CommandFailure("“width” is missing, and there is no --width")
    }
    self.width = width
    let stated = try fields.string(.language) ?? defaults.language
    language =
      try stated.map { tag throws(CommandFailure) in try LanguageTag.checked(tag) }
      ?? LanguageDetector.language(of: text)
    let devices = try fields.strings(.deviceLanguages) ?? defaults.deviceLanguages
    deviceLanguages =
      devices.isEmpty
      ? [language] : try devices.map { tag throws(CommandFailure) in try LanguageTag.checked(tag) }
  }

  /// The size that a request names, or that of its text style, which come before those of the
  /// options.
  private static func measure(
    size: Double?,
    fields: RequestFields,
    defaults: Defaults
  ) throws(CommandFailure) -> TextStyleMeasure {
    let style: TextStyleName? = try fields.choice(.textStyle)
    if size != nil, style != nil {
      throw CommandFailure("“pointSize” and “textStyle” exclude each other")
    }
    if let size { return TextStyleMeasure(pointSize: size) }
    // Options give a size or a style, and not both.
    if let style = style ?? defaults.phone.textStyle {
      return TextStyleMeasure(style.style)
    }
    guard let size = defaults.pointSize else {
      throw CommandFailure("“pointSize” is missing, and there is no --point-size or --text-style")
    }
    return TextStyleMeasure(pointSize: size)
  }

  /// The rules that space the text: of a font's file only where a language to set it for is named.
  var composition: TextComposition {
    guard fonts.isEmpty || phone.typesettingLanguage != nil else { return .none }
    return TextComposition(
      on: phone.version ?? .newest,
      typesettingLanguage: phone.typesettingLanguage ?? deviceLanguages.first
    )
  }

  /// What there can be to doubt about the lines, where they are wanted as a phone has them and
  /// nothing else is asked for.
  var lineDoubts: [LineDoubt] {
    guard phone.isStated, setting.filling == .ios, setting.wordBreak == .normal,
      fonts.isEmpty || phone.typesettingLanguage != nil
    else { return [] }
    var traits: LineCircumstances.Traits = []
    if phone.textStyle != nil, fonts.isEmpty { traits.insert(.textStyle) }
    if weight >= .bold { traits.insert(.bold) }
    if phone.alignment == .center { traits.insert(.centered) }
    return LineCircumstances(
      version: phone.version ?? .newest,
      typesettingLanguage: phone.typesettingLanguage ?? deviceLanguages.first,
      traits: traits
    ).doubts
  }

  /// How Korean is broken: as on iOS where lines are filled so and nothing else is asked for.
  var hangulBreaking: HangulBreaking {
    guard setting.wordBreak == .normal, let filling = setting.filling else { return .syllables }
    return filling.hangulBreaking
  }

  /// How phrases matter: as in text styles for Japanese in one, where nothing else is asked for.
  var phraseBreaking: PhraseBreaking {
    let isStyle = phone.textStyle != nil && fonts.isEmpty && composition == .japanese
    return isStyle && setting.filling == .ios && setting.wordBreak == .normal
      ? .textStyle : setting.wordBreak.phraseBreaking
  }
}
