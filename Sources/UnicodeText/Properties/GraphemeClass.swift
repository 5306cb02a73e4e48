/// Grapheme_Cluster_Break, with Extended_Pictographic and InCB=Linker as classes of their own.
enum GraphemeClass: UInt8 {
  case other, control, cr, lf, extend, zwj, spacingMark, prepend, indicator, l, v, t, lv, lvt
  case pictograph, linker
}
