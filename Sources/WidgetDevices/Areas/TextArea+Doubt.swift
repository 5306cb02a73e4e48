public import FitSelection
public import LayoutEngine

extension TextArea {
  /// What its width and height may be off by.
  public var doubt: AreaDoubt {
    AreaDoubt(width: Uncertainty.width(of: self), height: Uncertainty.height(of: self))
  }
}

extension FitAssessment {
  /// Assesses a decision on the text area of a device.
  ///
  /// - Parameters:
  ///   - decision: the decision.
  ///   - area: the area that it was made for.
  ///   - fonts: what all advances may be off by besides, such as those of a font nobody measured.
  /// - Complexity: that of `FitDecision.headroom()`, and of another decision where the type size
  ///   is open.
  public init(_ decision: FitDecision, in area: TextArea, fonts: [Uncertainty] = []) {
    self.init(decision, doubt: area.doubt, fonts: fonts)
  }
}

extension Uncertainty {
  /// What the width of a text area may be off by.
  public static func width(of area: TextArea) -> Uncertainty? {
    length(of: area, derived: 4, older: 2)
  }

  /// What the height of a text area may be off by.
  public static func height(of area: TextArea) -> Uncertainty? {
    length(of: area, derived: 1, older: 0.5)
  }

  private static func length(
    of area: TextArea,
    derived: Double,
    older: Double
  ) -> Uncertainty? {
    switch (area.margins, area.provenance) {
    case (_, .given): return nil
    case (.unknown, _):
      return Uncertainty(
        subject: "the unknown margins",
        japaneseSubject: "公表されていない余白",
        points: 16,
        reason: "where they were measured, margins take 12 to 16 pt off both sides together"
      )
    case (_, .derived):
      return Uncertainty(
        subject: "the derived text area",
        japaneseSubject: "推定した表示領域",
        points: derived,
        reason: "half the way to the next larger class of screens that was measured"
      )
    case (.standard, _):
      return Uncertainty(
        subject: "the standard margins",
        japaneseSubject: "標準の余白",
        points: 1,
        reason: "16 pt a side is the guideline's figure for most widgets, not a logged one"
      )
    case (_, .measured) where area.isOlderReading:
      return Uncertainty(
        subject: "the text area's older reading",
        japaneseSubject: "表示領域の古い実測値",
        points: older,
        reason:
          "read on an older system; where one was read again, on iOS 26, it was 1.67 pt wider "
          + "than on iOS 16, and as high"
      )
    case (_, .measured):
      return Uncertainty(
        subject: "the measured text area",
        japaneseSubject: "表示領域の実測値",
        points: 0.5,
        reason: "printed by one developer, mostly as whole points"
      )
    case (_, .documented):
      return Uncertainty(
        subject: "the guideline's size",
        japaneseSubject: "ガイドラインの寸法",
        points: 0.5,
        reason: "given in whole points; systems may scale widgets"
      )
    }
  }
}
