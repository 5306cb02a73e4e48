extension FontFace {
  /// Whether glyphs are pictures that are made of others; from its tables when first asked for.
  package var hasComposedPictures: Bool {
    // Those that are bundled have none.
    tables == nil && handle.hasComposedPictures
  }
}
