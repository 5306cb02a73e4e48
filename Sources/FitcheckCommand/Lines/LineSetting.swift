import Fitcheck

/// How a text is set, but for its font, size and language.
struct LineSetting {
  var lineBreak: LineBreakStrictness
  var wordBreak: WordBreakChoice
  /// `nil` for greedy lines, and for iOS's own where a phone is asked about.
  var filling: LineFilling?
  /// Points.
  var tracking: Double
  var truncation: TruncationMode
  var punctuationTrimming: PunctuationTrimming
  var hangingPunctuation: HangingPunctuation
  var direction: DirectionChoice
  var minimumScale: Double
  var tightening: Double

  /// The setting that the command's options name.
  init(_ options: SettingOptions, lineBreak: LineBreakStrictness) throws(CommandFailure) {
    self.lineBreak = lineBreak
    wordBreak = options.wordBreak
    filling = options.filling
    truncation = options.truncation
    punctuationTrimming = options.punctuationTrimming
    hangingPunctuation = options.hangingPunctuation
    direction = options.direction
    tracking = try Lengths.signed(Self.number(options.tracking, "--tracking") ?? 0, "--tracking")
    minimumScale = try Self.part(
      Self.number(options.minimumScale, "--minimum-scale") ?? 1,
      "--minimum-scale"
    )
    tightening = try Self.part(
      Self.number(options.tightening, "--tightening") ?? 0,
      "--tightening"
    )
  }

  /// What a request says, and where it does not, this.
  func overridden(by fields: RequestFields) throws(CommandFailure) -> LineSetting {
    var setting = self
    setting.lineBreak = try fields.choice(.lineBreak) ?? lineBreak
    setting.wordBreak = try fields.choice(.wordBreak) ?? wordBreak
    setting.filling = try fields.choice(.filling) ?? filling
    setting.truncation = try fields.choice(.truncation) ?? truncation
    setting.punctuationTrimming = try fields.choice(.punctuationTrimming) ?? punctuationTrimming
    setting.direction = try fields.choice(.direction) ?? direction
    setting.tracking = try Lengths.signed(
      try fields.number(.tracking) ?? tracking,
      "“tracking”"
    )
    setting.minimumScale = try Self.part(
      try fields.number(.minimumScale) ?? minimumScale,
      "“minimumScale”"
    )
    setting.tightening = try Self.part(
      try fields.number(.tightening) ?? tightening,
      "“tightening”"
    )
    if let words = try fields.strings(.hangingPunctuation) {
      guard let marks = HangingPunctuation(keywords: words.joined(separator: " ")) else {
        throw CommandFailure(
          "“hangingPunctuation” must be none, or some of first, last and one of allow-end and force-end, not "
            + "“\(words.joined(separator: " "))”"
        )
      }
      setting.hangingPunctuation = marks
    }
    return setting
  }

  /// Puts the setting into a paragraph's style.
  func apply(to style: inout ParagraphStyle) {
    style.filling = filling ?? .greedy
    style.tracking = tracking
    style.truncation = truncation
    style.minimumScale = minimumScale
    style.mostTightening = tightening
  }

  private static func number(
    _ text: String?,
    _ name: String
  ) throws(CommandFailure) -> Double? {
    guard let text else { return nil }
    guard let number = Lengths.decimal(text), number.isFinite else {
      throw CommandFailure("\(name) must be a number, not “\(text)”")
    }
    return number
  }

  private static func part(_ number: Double, _ name: String) throws(CommandFailure) -> Double {
    guard (0...1).contains(number) else {
      throw CommandFailure("\(name) must be a number from 0 to 1")
    }
    return number
  }
}
