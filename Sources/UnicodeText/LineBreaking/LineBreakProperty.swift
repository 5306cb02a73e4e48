/// Line_Break (UAX #14) of a scalar, before LB1 has resolved it; numbered as ICU numbers it.
package enum LineBreakProperty: UInt8, Sendable, CaseIterable {
  case xx, ai, al, b2, ba, bb, bk, cb, cl, cm, cr, ex, gl, hy, id, `in`, `is`, lf, ns, nu, op, po
  case pr, qu, sa, sg, sp, sy, zw, nl, wj, h2, h3, jl, jt, jv, cp, cj, hl, ri, eb, em, zwj
}
