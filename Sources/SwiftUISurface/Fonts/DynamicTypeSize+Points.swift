extension DynamicTypeSize {
  /// The size of the text style `body` on iOS, in points.
  package var bodyPointSize: Double {
    TextStyleTable.measure(.body, at: self, on: .iOS).size
  }
}
