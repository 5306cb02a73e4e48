/// Extended grapheme clusters of a text: what its readers take for its letters.
package enum GraphemeClusters {
  /// The places of the scalars that clusters begin with, in their order.
  ///
  /// In one pass, where walking a `String` by `Character` is quadratic over runs of flags.
  package static func beginnings(in scalars: some Sequence<Unicode.Scalar>) -> [Int] {
    var breaker = GraphemeBreaker()
    var places: [Int] = []
    for (place, scalar) in scalars.enumerated() {
      if breaker.begins(scalar.value, ScalarProperties(scalar)) { places.append(place) }
    }
    return places
  }
}
