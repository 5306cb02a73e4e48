/// Line_Break (UAX #14, Unicode 15.0) of a scalar, before LB1 has resolved it; numbered as ICU
/// numbers it.
///
/// What an ICU of a later version puts into a class of its own is in the class it had before.
package enum LineBreakProperty: UInt8, Sendable, CaseIterable {
  case xx, ai, al, b2, ba, bb, bk, cb, cl, cm, cr, ex, gl, hy, id, `in`, `is`, lf, ns, nu, op, po
  case pr, qu, sa, sg, sp, sy, zw, nl, wj, h2, h3, jl, jt, jv, cp, cj, hl, ri, eb, em, zwj
}
