import FontFaces
import Foundation
import LayoutEngine

/// Images on lines as views name them.
extension TextImage {
  init(
    _ image: Image,
    in font: ResolvedFont,
    cascade: FontCascade,
    _ environment: EnvironmentValues
  ) {
    let symbol = SymbolMetrics(font, cascade: cascade, in: environment)
    let measure = image.measure(symbol, in: environment)
    self.init(
      size: measure.size,
      // Pictures stand on the baseline, as text attachments do.
      ascent: measure.baseline ?? measure.size.height,
      standIn: measure.standIn,
      name: image.name(in: environment)
    )
  }
}
