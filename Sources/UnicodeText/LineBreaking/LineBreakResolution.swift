/// LB1 and CSS: the class that a scalar has for the rules, under one `line-break`, `word-break` and
/// writing system.
///
/// - `line-break` (CSS Text 4 §5.3): CJ is NS under `strict`, else ID; the lists of `normal` and
///   `loose`, some of them for Chinese and Japanese only.
///   Of CLDR's lists besides: `“` is OP and `”` is CL under `loose` in Chinese and Japanese, so that
///   lines break outside of them whatever stands beside them.
/// - `word-break: break-all` (CSS Text 4 §5.2): letters and digits are ID. Small kana and iteration
///   marks stay under `line-break`.
/// - Words of Hangul that are kept: its syllables and their letters are all JL, between two of which no line may end
///   (LB26); no other rule tells them apart.
struct LineBreakResolution: Hashable {
  let strictness: LineBreakStrictness
  let wordBreak: WordBreak
  let hangulBreaking: HangulBreaking
  let isChineseOrJapanese: Bool

  func resolve(
    _ property: LineBreakProperty,
    _ scalar: UInt32,
    _ properties: ScalarProperties
  ) -> LineBreakUnit {
    LineBreakUnit(
      lineClass(property, scalar, properties),
      isEastAsian: properties.isEastAsian
    )
  }

  private func lineClass(
    _ property: LineBreakProperty,
    _ scalar: UInt32,
    _ properties: ScalarProperties
  ) -> LineBreakClass {
    if let exception = exception(property, scalar, properties) { return exception }
    let resolved = resolve(property, properties)
    if hangulBreaking == .words, Self.hangul.contains(resolved) { return .jl }
    guard wordBreak == .breakAll else { return resolved }
    switch resolved {
    case .al, .hl, .nu, .ak, .ap, .as, .dottedCircle: return .id
    case .reservedLetter: return .reservedPictograph
    case .vf, .vi: return .cm
    default: return resolved
    }
  }

  /// Whether single scalars of a class have exceptions.
  func excepts(_ property: LineBreakProperty) -> Bool {
    switch strictness {
    case .strict, .anywhere: false
    case .normal: isChineseOrJapanese && property == .ns
    case .loose: [.hh, .ns, .ex, .quInitial, .quFinal].contains(property)
    }
  }

  private func resolve(
    _ property: LineBreakProperty,
    _ properties: ScalarProperties
  ) -> LineBreakClass {
    switch property {
    case .xx: properties.isReservedPictograph ? .reservedLetter : .al  // LB1
    case .ai, .sg: .al  // LB1
    case .sa: properties.isMark ? .cm : .al  // LB1
    case .cj: strictness == .strict ? .ns : .id  // LB1
    case .al: .al
    case .b2: .b2
    case .ba: .ba
    case .bb: .bb
    case .bk: .bk
    case .cb: .cb
    case .cl: .cl
    case .cm: .cm
    case .cr: .cr
    case .ex: .ex
    case .gl: .gl
    case .hy: .hy
    case .id: properties.isReservedPictograph ? .reservedPictograph : .id
    case .in: strictness == .loose ? .looseInseparable : .in
    case .is: .is
    case .lf: .lf
    case .ns: .ns
    case .nu: .nu
    case .op: .op
    case .po: .po
    case .pr: .pr
    case .qu: .qu
    case .sp: .sp
    case .sy: .sy
    case .zw: .zw
    case .nl: .nl
    case .wj: .wj
    case .h2: .h2
    case .h3: .h3
    case .jl: .jl
    case .jt: .jt
    case .jv: .jv
    case .cp: .cp
    case .hl: .hl
    case .ri: .ri
    case .eb: .eb
    case .em: .em
    case .zwj: .zwj
    case .ak: .ak
    case .ap: .ap
    case .as: .as
    case .vf: .vf
    case .vi: .vi
    case .hh: .hh
    case .quInitial: .quInitial
    case .quFinal: .quFinal
    case .dottedCircle: .dottedCircle
    }
  }

  private func exception(
    _ property: LineBreakProperty,
    _ scalar: UInt32,
    _ properties: ScalarProperties
  ) -> LineBreakClass? {
    switch strictness {
    case .strict, .anywhere: return nil
    case .normal: return isChineseOrJapanese && Self.dashes.contains(scalar) ? .looseStarter : nil
    case .loose: break
    }
    if scalar == 0x2010 || scalar == 0x2013 { return .looseHyphen }
    if Self.iterationMarks.contains(scalar) { return .looseStarter }
    guard isChineseOrJapanese else { return nil }
    if scalar == 0x201C { return .op }
    if scalar == 0x201D { return .cl }
    if Self.dashes.contains(scalar) || Self.centredMarks.contains(scalar) { return .looseStarter }
    if property == .po, properties.isAmbiguousOrWide { return .looseSuffix }
    if property == .pr, properties.isAmbiguousOrWide { return .loosePrefix }
    return nil
  }

  private static let hangul: LineBreakClasses = [.jl, .jv, .jt, .h2, .h3]
  private static let dashes: Set<UInt32> = [0x301C, 0x30A0]
  private static let iterationMarks: Set<UInt32> = [
    0x3005, 0x303B, 0x309D, 0x309E, 0x30FD, 0x30FE,
  ]
  private static let centredMarks: Set<UInt32> = [
    0x203C, 0x2047, 0x2048, 0x2049, 0x30FB, 0xFF01, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF65,
  ]
}
