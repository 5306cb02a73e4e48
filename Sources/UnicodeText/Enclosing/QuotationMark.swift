/// A quotation mark or apostrophe: Line_Break QU (UAX #14), ASCII's two included.
///
/// Which side it stands on is for the text to say (``EnclosingMarks``); its category is a hint,
/// since languages use the same marks both ways.
struct QuotationMark: Sendable, Hashable {
  /// Marks that can close what another of their family opened.
  private enum Family {
    case double, single, doubleAngle, singleAngle, other
  }

  /// The side that the mark's category says: Pi opens, Pf closes (LB15a, LB15b), others do not
  /// tell.
  let usualSide: EnclosingMarks.Side?
  private let scalar: UInt32
  private let isLow: Bool
  private let family: Family

  /// The mark that a scalar is; `nil` for other scalars.
  ///
  /// The low marks of German are OP, and always open; they are here for the marks that close them.
  init?(_ scalar: UInt32, _ properties: ScalarProperties) {
    isLow = scalar == 0x201A || scalar == 0x201E
    guard isLow || properties.lineBreak.isQuotation else { return nil }
    self.scalar = scalar
    family = Self.family(of: scalar)
    usualSide =
      switch properties.lineBreak {
      case .quInitial: .opening
      case .quFinal: .closing
      default: isLow ? .opening : nil
      }
  }

  private static func family(of scalar: UInt32) -> Family {
    switch scalar {
    case 0x22, 0x201C...0x201F, 0x275D, 0x275E: .double
    case 0x27, 0x2018...0x201B, 0x275B, 0x275C: .single
    case 0xAB, 0xBB: .doubleAngle
    case 0x2039, 0x203A: .singleAngle
    default: .other
    }
  }

  /// An apostrophe as well: it may stand within a word.
  var isApostrophe: Bool {
    scalar == 0x27 || scalar == 0x2018 || scalar == 0x2019 || scalar == 0x201B
  }

  /// A double mark that is written for the Hebrew gershayim: it may stand within an abbreviation.
  var isGershayim: Bool { scalar == 0x22 || scalar == 0x201C || scalar == 0x201D }

  /// Whether it can be the partner of a mark that opened, where what stands beside it does not
  /// tell.
  ///
  /// A mark of category Pi closes what a mark of another kind opened (German „…“, Danish »…«), but
  /// not its like.
  func closes(_ opening: QuotationMark) -> Bool {
    guard family == opening.family else { return false }
    guard family != .other else { return usualSide == .closing }
    guard usualSide == .opening else { return true }
    return opening.isLow || opening.usualSide == .closing
  }

  /// Whether it can be the partner of a mark that opened, where it closes for certain.
  func belongs(to opening: QuotationMark) -> Bool { family == opening.family }
}
