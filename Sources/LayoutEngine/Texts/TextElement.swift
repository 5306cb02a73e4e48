import Foundation
import Typesetting

/// A prepared text with the paragraph style it is set in (LayoutRules §2.1).
///
/// Two references, so that it stands in its node, and a copy with another text in it makes nothing but
/// itself.
package struct TextElement: LayoutElement {
  var prepared: PreparedText
  private let setting: TextElementSetting
  /// Whether its lines are set as if nothing about them were in doubt.
  private var isSure = false

  package init(prepared: PreparedText, _ setting: TextElementSetting) {
    self.prepared = prepared
    self.setting = setting
  }

  /// The text with other words, set for sure.
  func surely(_ prepared: PreparedText) -> TextElement {
    var element = self
    element.prepared = prepared
    element.isSure = true
    return element
  }

  var paragraph: ParagraphStyle { setting.paragraph }
  var reservedHeight: CGFloat { setting.reservedHeight }
  var baselineOffset: CGFloat { setting.baselineOffset }
  var pixelLength: CGFloat { setting.pixelLength }
  var motion: TextMotion? { setting.motion }
  var redaction: TextRedaction? { setting.redaction }
  var pointSizes: [Double] { setting.pointSizes }
  var inks: [TextInk] { setting.inks }
  var images: [TextImage?] { setting.images }
  /// What its measures rest on that nobody has published: by its setting, and by what it says.
  var standIns: [StandIn] {
    let tabCount = prepared.tabCount
    return tabCount > 0 ? setting.standIns + [.tabs(tabCount)] : setting.standIns
  }
  var typesettingLanguage: String? { setting.typesettingLanguage }
  var isRecased: Bool { setting.isRecased }
  var openLines: OpenLines? { isSure ? nil : setting.openLines }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ pass: inout LayoutPass) -> CGSize {
    if isEmpty || proposal == .zero || vanishes(proposal, pass) { return .zero }
    if let other = doubted(pass) { return other.sizeThatFits(proposal, &pass) }
    let measurement = measure(relaxed(proposal, pass))
    let factor = pass.strain?.factor(of: prepared.text) ?? 1
    var size = size(measurement, within: proposal.width, by: factor)
    noteStrain(size.width, proposal, &pass)
    if let width = proposal.width, width < .infinity, redaction?.isStretched(measurement) == true {
      size.width = fillingWidth(width)
    }
    if motion?.fillsWidth == true { size.width = fillingWidth(proposal.width) }
    return size
  }

  /// Asked by a row how far it can shrink, a text says to nothing, however deep in the row it stands.
  private func vanishes(_ proposal: ProposedViewSize, _ pass: LayoutPass) -> Bool {
    pass.isAskingLeastWidth && proposal.width == 0
  }

  /// The width of a text that fills what it is offered, in whole pixels.
  private func fillingWidth(_ proposed: CGFloat?) -> CGFloat {
    guard let proposed, proposed < .infinity else { return .infinity }
    return max(proposed, 0).roundedUp(toMultipleOf: pixelLength)
  }

  /// Lines are counted, not cut: a truncated line's width takes shaping, its height does not.
  ///
  /// Of a long text no more lines are looked at than are enough.
  package func length(_ question: LengthQuestion, _ pass: inout LayoutPass) -> CGFloat {
    let proposal = question.proposal
    guard question.axis == .vertical, !isEmpty, proposal != .zero, !vanishes(proposal, pass) else {
      return sizeThatFits(proposal, &pass)[question.axis]
    }
    if let other = doubted(pass) { return other.length(question, &pass) }
    let relaxed = relaxed(proposal, pass)
    let limit = lineLimit(upTo: question.enough, relaxed) ?? paragraph.lineLimit
    if pass.strain != nil { noteLines(proposal, lineLimit: limit, &pass) }
    return height(relaxed, lineLimit: limit)
  }

  /// That of a text of one line, which every height shows.
  ///
  /// Of several lines a height shows fewer or more, each of its own width, and a line that is cut shows no
  /// characters that are taller than the height has room for.
  package func widthAtAnyHeight(_ proposed: CGFloat?, _ pass: inout LayoutPass) -> CGFloat? {
    let proposal = ProposedViewSize(width: proposed, height: nil)
    if isEmpty || vanishes(proposal, pass) { return 0 }
    // Offered no height either, it takes nothing.
    guard proposed != 0 else { return nil }
    if let other = doubted(pass) { return other.widthAtAnyHeight(proposed, &pass) }
    guard paragraph.minimumScale >= 1, paragraph.mostTightening <= 0 else { return nil }
    let width = Self.length(relaxed(proposal, pass).width) ?? .infinity
    let isOneLine = paragraph.lineLimit == 1 && prepared.hasLinesOfOneHeight(paragraph)
    guard isOneLine || prepared.lineCount(paragraph, width: width) == 1 else { return nil }
    return sizeThatFits(proposal, &pass).width
  }

  package func mayBeEndless(around content: Bool) -> Bool { motion?.fillsWidth == true }

  package var isNeverNegative: Bool { true }

  /// The width that the text takes where it is offered none, points, in whole pixels, if it is one line
  /// whatever height it is offered; `nil` where it is not, or not all of it stands on that line.
  var openWidth: CGFloat? {
    guard motion == nil, redaction == nil, paragraph.lineLimit == 1, paragraph.minimumScale >= 1,
      paragraph.mostTightening <= 0
    else { return nil }
    guard !isEmpty else { return 0 }
    let measurement = measure(.unspecified)
    return measurement.isTruncated ? nil : size(measurement).width
  }

  /// Texts of so few UTF-16 units take no time to speak of.
  static let shortLength = 128
  static let fewestLines = 4

  /// A number of lines that is more than enough to be taller than a length; `nil` where the text is
  /// short, or cannot be told from its first lines.
  ///
  /// All the lines of a text that it holds for are of one height, and it neither shrinks nor is
  /// tightened, which it only is where lines are limited.
  private func lineLimit(upTo enough: CGFloat, _ proposal: ProposedViewSize) -> Int? {
    guard prepared.utf16Count > Self.shortLength, proposal.height == nil, enough < .infinity,
      paragraph.minimumScale >= 1, paragraph.mostTightening <= 0,
      prepared.hasLinesOfOneHeight(paragraph)
    else { return nil }
    let most = paragraph.lineLimit ?? .max
    var limit = Self.fewestLines
    var known: CGFloat?
    while limit < most {
      let height = height(proposal, lineLimit: limit)
      if height > enough { return limit }
      // There are no more lines, or they are of no height.
      if height == known { return nil }
      known = height
      limit *= 2
    }
    return nil
  }

  private func height(_ proposal: ProposedViewSize, lineLimit: Int?) -> CGFloat {
    var paragraph = paragraph
    paragraph.lineLimit = lineLimit
    return height(
      ofText: prepared.height(
        paragraph,
        width: Self.length(proposal.width),
        height: heightLimit(proposal)
      )
    )
  }

  package func explicitGuide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    guard key.isBaseline, !isEmpty, proposal != .zero, !vanishes(proposal, pass) else { return nil }
    if let other = doubted(pass) {
      return other.explicitGuide(key, size: size, proposal: proposal, &pass)
    }
    let measurement = measure(relaxed(proposal, pass))
    let shift = max(baselineOffset, 0)
    let exact = CGFloat(measurement.firstBaseline) + shift
    let first = exact.rounded(toMultipleOf: pixelLength)
    if key.kind == .firstTextBaseline { return first }
    return (CGFloat(measurement.lastBaseline) + shift + (first - exact))
      .roundedUp(toMultipleOf: pixelLength)
  }

  package func place(_ placement: Placement, into realisation: inout Realisation) {
    // A text that nobody sees is measured all the same.
    let isWanted = placement.isVisible || realisation.purpose == .measurement
    guard realisation.purpose != .choice, !isEmpty, isWanted else { return }
    guard placement.proposal != .zero else { return noteUnseen(placement, in: &realisation) }
    if let other = doubted(realisation.pass) { return other.place(placement, into: &realisation) }
    for standIn in standIns { realisation.note(standIn) }
    let isDisplayed = realisation.purpose == .display
    let knowsNaturalWidth = isDisplayed || realisation.purpose == .everyCandidate
    // Of a candidate that is only measured, which may be all of a long text, no glyphs are made.
    let laidOut = (isDisplayed ? prepared.layOut : prepared.lines)(
      paragraph,
      Self.length(placement.proposal.width),
      heightLimit(placement.proposal)
    )
    assert(isDisplayed || laidOut.lines.allSatisfy(\.runs.isEmpty), "glyphs that nobody sees")
    realisation.texts.append(
      TextTrace(
        role: placement.role,
        string: shown(prepared.text),
        pointSize: laidOut.pointSize,
        pointSizes: pointSizes.map { $0 * laidOut.measurement.scale },
        lines: laidOut.lines.map { shown($0) },
        isTruncated: laidOut.measurement.isTruncated,
        isMoving: motion != nil,
        isRedacted: redaction != nil,
        typesettingLanguage: typesettingLanguage,
        lineDoubts: lineDoubts,
        missingScalars: missingScalars(in: laidOut, for: realisation.purpose),
        size: placement.size,
        frame: realisation.purpose == .measurement ? nil : placement.frame
      )
      .measured(as: prepared.text)
      .counting(by: motion?.dates ?? [])
      .naturally(
        wide: knowsNaturalWidth && laidOut.measurement.isTruncated
          ? prepared.naturalWidth(paragraph) : nil
      )
    )
    guard isDisplayed else { return }
    if let redaction { return place(redaction, laidOut, placement, into: &realisation) }
    // Glyphs below the baseline leave the grown room above them.
    var frame = placement.frame.offsetBy(dx: 0, dy: max(-baselineOffset, 0))
    if let motion, motion.fillsWidth {
      let width = size(laidOut.measurement).width
      // Nothing of a width without end is no number.
      if motion.leadingShare > 0 {
        frame.origin.x += (frame.width - width) * motion.leadingShare
      }
      frame.size.width = width
    }
    realisation.items.append(
      .text(
        PlacedText(
          frame: frame,
          role: placement.role,
          string: prepared.text,
          laidOut: laidOut,
          opacity: placement.opacity,
          color: inks[0].color,
          runs: inks.map { $0.placed(scale: laidOut.measurement.scale) }
        )
      )
    )
    realisation.items += placedImages(of: laidOut, in: frame, opacity: placement.opacity)
  }

  /// Notes a text that there is no room for: it takes nothing, and no character of it is seen.
  ///
  /// One that the code gives no room, as in `frame(width: 0, height: 0)`, is hidden on purpose. Of
  /// candidates that are only measured it is no part.
  private func noteUnseen(_ placement: Placement, in realisation: inout Realisation) {
    guard realisation.purpose != .measurement, !placement.isCollapsed else { return }
    realisation.texts.append(
      TextTrace(
        role: placement.role,
        string: shown(prepared.text),
        pointSize: paragraph.pointSize,
        pointSizes: pointSizes,
        lines: [],
        isTruncated: true,
        isMoving: motion != nil,
        isRedacted: redaction != nil,
        typesettingLanguage: typesettingLanguage,
        size: placement.size,
        frame: placement.frame
      )
      .measured(as: prepared.text)
    )
  }

  private func place(
    _ redaction: TextRedaction,
    _ laidOut: LaidOutText,
    _ placement: Placement,
    into realisation: inout Realisation
  ) {
    let blocks = redaction.blocks(
      laidOut,
      of: prepared.text,
      paragraph.alignment,
      width: placement.size.width
    )
    for block in blocks {
      realisation.items.append(
        .shape(
          PlacedShape(
            frame: block.offsetBy(
              dx: placement.frame.minX,
              dy: placement.frame.minY + max(-baselineOffset, 0)
            ),
            shape: .roundedRectangle(cornerRadius: block.height / 4),
            opacity: placement.opacity * TextRedaction.opacity,
            color: inks[0].color
          )
          .onText(in: placement.frame)
        )
      )
    }
  }

  /// Characters that no font has: of the whole text, and where its lines are shown of their hyphens and their ellipsis.
  ///
  /// None of a hidden text: nobody sees what is measured in place of its blocks.
  private func missingScalars(
    in laidOut: LaidOutText,
    for purpose: Realisation.Purpose
  ) -> [Unicode.Scalar] {
    guard redaction == nil else { return [] }
    guard purpose == .display || purpose == .lines else { return prepared.missingScalars }
    return prepared.missingScalars(setAs: laidOut)
  }

  /// A string as traces show it.
  private func shown(_ string: String) -> String {
    redaction == nil ? string : TextRedaction.shownString(string)
  }

  /// A line as traces show it: of one that is hidden no hyphen is seen either.
  private func shown(_ line: Typesetting.Line) -> LineTrace {
    LineTrace(
      text: shown(line.text),
      width: line.width,
      isHyphenated: line.isHyphenated && redaction == nil
    )
  }

  private var isEmpty: Bool { prepared.text.isEmpty }

  private func measure(_ proposal: ProposedViewSize) -> TextMeasurement {
    prepared.measure(
      paragraph,
      width: Self.length(proposal.width),
      height: heightLimit(proposal)
    )
  }

  /// The greatest height of the lines, without what they grow by.
  ///
  /// A text with a lower line limit fills at least the height that it keeps (LayoutRules
  /// §2.1, R). One that may shrink has to fit as it is rounded up to pixels
  /// (LayoutRules §2.3), which it does where its lines fit the whole pixels of what is
  /// offered: so the search for its size need not know of pixels.
  func heightLimit(_ proposal: ProposedViewSize) -> Double? {
    guard let height = proposal.height, height < .infinity else { return nil }
    guard paragraph.minimumScale < 1 else {
      return Self.length(max(height, reservedHeight) - abs(baselineOffset))
    }
    let room = max(height.roundedDown(toMultipleOf: pixelLength), self.height(ofText: 0))
    var limit = max(Double(room - abs(baselineOffset)), 0)
    // Dividing by pixels and adding offsets may each round upwards.
    while limit > 0, self.height(ofText: limit) > room { limit -= Double(room.ulp) }
    return Self.length(CGFloat(limit))
  }

  /// The size of a text with the white space at its lines' ends (LayoutRules §2.1).
  ///
  /// That white space alone makes no text wider than it is proposed, not by a part of a pixel either, nor if its
  /// advances were multiplied by a factor.
  private func size(
    _ measurement: TextMeasurement,
    within proposed: CGFloat? = nil,
    by factor: Double = 1
  ) -> CGSize {
    func pixels(_ width: Double) -> CGFloat {
      let width = CGFloat(width).roundedUp(toMultipleOf: pixelLength)
      return LayoutStrain.width(width, by: factor, pixelLength: pixelLength)
    }
    let (drawn, taken) = (pixels(measurement.width), pixels(measurement.takenWidth))
    return CGSize(
      width: max(drawn, min(taken, proposed ?? taken)),
      height: height(ofText: measurement.height)
    )
  }

  func height(ofText height: Double) -> CGFloat {
    max(CGFloat(height) + abs(baselineOffset), reservedHeight)
      .roundedUp(toMultipleOf: pixelLength)
  }

  /// A proposal as the typesetter takes it: open where there is no bound.
  static func length(_ proposal: CGFloat?) -> Double? {
    guard let proposal, proposal < .infinity else { return nil }
    return max(Double(proposal), 0)
  }
}
