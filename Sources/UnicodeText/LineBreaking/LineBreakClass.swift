/// A class that the line-breaking rules speak of: Line_Break after LB1, with those classes divided
/// that a rule or CSS treats in two ways.
package enum LineBreakClass: UInt8, Sendable, CaseIterable {
  case bk, cr, lf, nl, sp, zw, zwj, cm, wj, gl
  case cl, cp, ex, sy, `is`, op, qu, ns, b2, ba, bb, hy, hh, cb, hl, al, nu, pr, po, `in`, id, eb
  case em, jl, jv, jt, h2, h3, ri, ak, ap, `as`, vf, vi
  /// QU of General_Category Pi, and of Pf.
  case quInitial, quFinal
  /// U+25CC: AL, but for LB28a.
  case dottedCircle
  /// Extended_Pictographic and unassigned: ID or AL, but for LB30b.
  case reservedPictograph, reservedLetter
  /// U+2010 and U+2013, two HH, under `loose`: a line may begin with them after ID.
  case looseHyphen
  /// IN under `loose`: breaks between two of them.
  case looseInseparable
  /// NS and EX that may begin a line under `normal` or `loose`: no rule is about them.
  case looseStarter
  /// PR under `loose` in Chinese and Japanese: breaks after it.
  case loosePrefix
  /// PO under `loose` in Chinese and Japanese: breaks before it.
  case looseSuffix
}
