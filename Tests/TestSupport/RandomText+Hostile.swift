extension RandomText {
  /// What texts are not meant to hold, and programs that set them have stumbled over: controls,
  /// half sequences, noncharacters, marks without a base, and all that takes no room.
  public static let hostilePieces: [String] = {
    let single: [ClosedRange<UInt32>] = [
      // Controls, C0 with NUL and C1.
      0x00...0x1F, 0x7F...0xA0,
      // Invisible characters, joiners, bidi marks, embeddings, overrides, isolates, separators.
      0x00AD...0x00AD, 0x034F...0x034F, 0x061C...0x061C, 0x115F...0x1160, 0x17B4...0x17B5,
      0x180B...0x180F, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3164...0x3164,
      0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF9...0xFFFD,
      // Noncharacters and unassigned.
      0xFDD0...0xFDD3, 0xFFFE...0xFFFF, 0x1FFFE...0x1FFFF, 0x10FFFE...0x10FFFF, 0x0378...0x0379,
      0xE0000...0xE0003, 0xE0020...0xE0022, 0xE007F...0xE007F, 0xE0100...0xE0102,
      // Parts of sequences: regional indicators, skin tones, keycap, men and women.
      0x1F1E6...0x1F1E9, 0x1F3FB...0x1F3FF, 0x20E3...0x20E3, 0x1F468...0x1F469, 0x2640...0x2642,
      // Signs and marks without their letters, jamo, conjoining letters.
      0x0300...0x0304, 0x0591...0x0593, 0x064B...0x064E, 0x0670...0x0670, 0x093E...0x0940,
      0x094D...0x094D, 0x0E31...0x0E34, 0x0E40...0x0E41, 0x0F71...0x0F74, 0x1039...0x103A,
      0x1100...0x1102, 0x1161...0x1163, 0x11A8...0x11AA, 0x17D2...0x17D2, 0x302A...0x302D,
      0x3099...0x309C, 0x0600...0x0605, 0x06DD...0x06DD, 0x0640...0x0640,
      // Kinsoku, brackets, quotation marks, wide and narrow forms.
      0x3001...0x3003, 0x3008...0x3011, 0x2018...0x201F, 0xFF08...0xFF0E, 0xFF61...0xFF66,
      // Letters far out, private use, an object's place.
      0x1F80...0x1F82, 0x10900...0x10902, 0x1E900...0x1E902, 0x20000...0x20001, 0xE000...0xE001,
      0xFFFC...0xFFFC, 0x1D400...0x1D401, 0xFB00...0xFB04, 0xFDFA...0xFDFB,
    ]
    let sequences = [
      "👩\u{200D}", "\u{200D}👧", "👨\u{200D}👩\u{200D}👧\u{200D}👦", "🏴\u{E0067}\u{E0062}",
      "1\u{20E3}", "#\u{FE0F}", "क\u{94D}", "\u{94D}\u{200D}ष", "ක\u{DCA}\u{200D}ර", "\r", "\r\r\n",
      "ﷺ", "\u{644}\u{627}", "\u{1100}\u{1161}\u{11A8}", "\u{202E}\u{2066}", "\u{2069}\u{202C}",
      "https://example.com/a-b_c?d=e&f", "…", "''\"\"", "((((", "»»", "supercalifragilistic",
    ]
    return single.joined().compactMap(Unicode.Scalar.init).map(String.init) + sequences
  }()

  /// A string of anything, some of it many times over.
  public static func hostile(using generator: inout SplitMix) -> String {
    var text = ""
    let mostPieces = [0, 1, 2, 6, 20, 60].randomElement(using: &generator) ?? 6
    for _ in 0..<Int.random(in: 0...mostPieces, using: &generator) {
      let pieces = Bool.random(using: &generator) ? hardPieces : hostilePieces
      let piece = pieces.randomElement(using: &generator) ?? ""
      let isRepeated = Int.random(in: 0..<16, using: &generator) == 0
      let count = isRepeated ? Int.random(in: 2...200, using: &generator) : 1
      text += String(repeating: piece, count: count)
      // Any scalar at all, assigned or not.
      if Int.random(in: 0..<12, using: &generator) == 0,
        let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
      {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
