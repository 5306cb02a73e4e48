/// A class that the line-breaking rules speak of: Line_Break after LB1, with those classes divided
/// that a rule or CSS treats in two ways.
package enum LineBreakClass: UInt8, Sendable, CaseIterable {
  case bk, cr, lf, nl, sp, zw, zwj, cm, wj, gl
  case cl, cp, ex, sy, `is`, op, qu, ns, b2, ba, bb, hy, cb, hl, al, nu, pr, po, `in`, id, eb, em
  case jl, jv, jt, h2, h3, ri
  /// OP and CP that are fullwidth, wide or halfwidth (LB30 leaves them out).
  case opEastAsian, cpEastAsian
  /// U+2010, a BA that may begin a word.
  case hyphen
  /// Extended_Pictographic and unassigned: ID, but for LB30b.
  case reservedPictograph
  /// U+2010 and U+2013 under `loose`: a line may begin with them after ID.
  case looseHyphen, looseDash
  /// IN under `loose`: breaks between two of them.
  case looseInseparable
  /// NS and EX that may begin a line under `normal` or `loose`: no rule is about them.
  case looseStarter
  /// PR under `loose` in Chinese and Japanese: breaks after it.
  case loosePrefix
  /// PO under `loose` in Chinese and Japanese: breaks before it.
  case looseSuffix
}
