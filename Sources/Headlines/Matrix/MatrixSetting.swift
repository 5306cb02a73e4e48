import DeviceTraits

/// What users have set that headlines are decided with: one column of a matrix.
package struct MatrixSetting: Sendable, Hashable {
  /// The user's size of text.
  package var typeSize: DynamicTypeSize
  /// The Bold Text setting.
  package var isBold: Bool
  /// The language set on the device; nil for that of each headline.
  package var deviceLanguage: String?

  package init(typeSize: DynamicTypeSize, isBold: Bool, deviceLanguage: String?) {
    self.typeSize = typeSize
    self.isBold = isBold
    self.deviceLanguage = deviceLanguage
  }

  /// All settings of some type sizes, weights and languages: languages change slowest, weights
  /// fastest.
  package static func all(
    typeSizes: [DynamicTypeSize],
    weights: [Bool],
    deviceLanguages: [String?]
  ) -> [MatrixSetting] {
    deviceLanguages.flatMap { language in
      typeSizes.flatMap { typeSize in
        weights.map { MatrixSetting(typeSize: typeSize, isBold: $0, deviceLanguage: language) }
      }
    }
  }

  /// A setting with what this one says.
  package func applied(to setting: HeadlineSetting) -> HeadlineSetting {
    var setting = setting
    setting.typeSize = typeSize
    setting.legibilityWeight = isBold ? .bold : nil
    setting.deviceLanguages = deviceLanguage.map { [$0] } ?? []
    return setting
  }
}
