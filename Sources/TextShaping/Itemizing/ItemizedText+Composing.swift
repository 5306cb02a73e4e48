import FontFaces
import UnicodeText

extension ItemizedText {
  /// Whether a bracket that is drawn flush where a line begins stands at an offset.
  package func isFlush(at offset: Int) -> Bool {
    spacing.map { $0.flushUnits(at: offset) != 0 } ?? false
  }

  /// Spaces the text by the rules of a language.
  /// - Parameter room: where a usual number of brackets and gaps is kept; more have blocks of their own.
  /// - Complexity: linear in the text's length.
  mutating func compose(_ composition: TextComposition, in room: inout BlockRoom) {
    self.composition = composition
    switch composition {
    case .none: spacing = nil
    case .japanese: spacing = spacing(CompositionTable.japanese, in: &room)
    }
  }

  private func spacing(
    _ table: CompositionTable,
    in room: inout BlockRoom
  ) -> ComposedSpacing? {
    let usual = ComposedSpacing.usualCounts(ofTextWith: count)
    var brackets = room.takeRest(upTo: usual.brackets, of: ComposedSpacing.Bracket.self)
    var gaps = room.takeRest(upTo: usual.gaps, of: ComposedSpacing.Gap.self)
    var left = Neighbour(start: 0, kind: .edge, em: 0)
    for item in items {
      guard !item.isRightToLeft else {
        left = Neighbour(start: item.range.upperBound, kind: .edge, em: 0)
        continue
      }
      let em = CompositionTable.thousandth(
        of: cascade.unitsPerEm * cascade.emScale(of: item.entry)
      )
      for offset in item.range where boundaries[offset].contains(.grapheme) {
        let unit = shapingText[offset]
        let scalar = unit & 0xF800 == 0xD800 ? shapingText.scalar(at: offset).value : UInt32(unit)
        var kind = CompositionClass(scalar)
        // Two of them have neither a loss nor a gap.
        if kind == .ideograph, left.kind == .ideograph {
          left.start = offset
          left.em = em
          continue
        }
        switch kind {
        case .opening, .closing, .comma, .stop:
          if !cascade.fillsEm(scalar, entry: item.entry) { kind = .edge }
        default: break
        }
        let loss = table.loss(of: kind)
        if loss != 0 {
          brackets.append(
            ComposedSpacing.Bracket(
              offset: Int32(offset),
              loss: Double(loss) * em,
              flush: kind == .opening ? Double(table.flush) * em : 0
            )
          )
        }
        if let space = table.space(between: left.kind, and: kind) {
          let units = Double(space.left) * left.em + Double(space.right) * em
          if units != 0 {
            gaps.append(
              ComposedSpacing.Gap(left: Int32(left.start), right: Int32(offset), units: units)
            )
          }
        }
        left = Neighbour(start: offset, kind: kind, em: em)
      }
    }
    let spacing = ComposedSpacing(brackets: brackets.trimmed(), gaps: room.finish(gaps))
    return spacing.brackets.isEmpty && spacing.gaps.isEmpty ? nil : spacing
  }

  /// The character before another.
  private struct Neighbour {
    var start: Int
    let kind: CompositionClass
    /// A thousandth of its em.
    var em: Double
  }
}
