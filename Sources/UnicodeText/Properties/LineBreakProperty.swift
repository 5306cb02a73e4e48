/// Line_Break (UAX #14, Unicode 17.0) of a scalar, before LB1 has resolved it; numbered as ICU
/// numbers it.
///
/// Where rules tell apart what is one class to Unicode, the parts are cases of their own, with
/// numbers that ICU does not have.
package enum LineBreakProperty: UInt8, Sendable, CaseIterable {
  case xx, ai, al, b2, ba, bb, bk, cb, cl, cm, cr, ex, gl, hy, id, `in`, `is`, lf, ns, nu, op, po
  case pr, qu, sa, sg, sp, sy, zw, nl, wj, h2, h3, jl, jt, jv, cp, cj, hl, ri, eb, em, zwj
  case ak, ap, `as`, vf, vi, hh
  /// QU of General_Category Pi, and of Pf (LB15a, LB15b, LB19).
  case quInitial = 60
  case quFinal = 61
  /// U+25CC, an AL that aksaras are written on (LB28a).
  case dottedCircle = 62

  /// QU, whatever its category.
  package var isQuotation: Bool { self == .qu || self == .quInitial || self == .quFinal }
}
