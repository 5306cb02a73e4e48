#if os(Linux)
public import Foundation
import SwiftUISurface

/// Amounts of bytes on a hosted device: "3.5 MB".
///
/// Stands in for Foundation's `ByteCountFormatter`, which writes English on Linux whatever the language, in CLDR's words.
/// How many digits there are is documented (D), as is the large letter of "KB" in English, which French and Russian have
/// too (I). Amounts that would be said as a thousand of a unit are said in the next (I). There are no words for more than
/// petabytes.
public final class HostedByteCountFormatter: ByteCountFormatter {
  /// The locale that says the words; on iOS it is always the device's.
  package var locale = HostedDevice.locale

  /// Creates a formatter.
  public override init() {
    super.init()
  }

  /// Creates a formatter from what was archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A number of bytes in words.
  public override class func string(
    fromByteCount byteCount: Int64,
    countStyle: CountStyle
  ) -> String {
    let formatter = HostedByteCountFormatter()
    formatter.countStyle = countStyle
    return formatter.string(fromByteCount: byteCount)
  }

  /// An amount of data in words.
  public class func string(
    from measurement: Measurement<UnitInformationStorage>,
    countStyle: CountStyle
  ) -> String {
    string(fromByteCount: measurement.wholeBytes, countStyle: countStyle)
  }

  /// An amount of data in words.
  public func string(from measurement: Measurement<UnitInformationStorage>) -> String {
    string(fromByteCount: measurement.wholeBytes)
  }

  /// A number of bytes, or an amount of data, in words; `nil` for what is neither.
  public override func string(for object: Any?) -> String? {
    if let measurement = object as? Measurement<UnitInformationStorage> {
      return string(from: measurement)
    }
    return (object as? NSNumber).map { string(fromByteCount: $0.int64Value) }
  }

  /// A number of bytes in words.
  public override func string(fromByteCount byteCount: Int64) -> String {
    let isWhole = includesUnit && includesCount
    if byteCount == 0, allowsNonnumericFormatting, isWhole {
      return text(0, number: zero, allowedUnits == .useBytes ? 0 : 1)
    }
    let rank = rank(of: Double(byteCount.magnitude))
    let amount = Double(byteCount) / size(rank)
    let number = number(amount, rank)
    let text = text(amount, number: number, rank)
    guard includesActualByteCount, isWhole, rank > 0 else { return text }
    let bytes = self.text(Double(byteCount), number: self.number(Double(byteCount), 0), 0)
    return isWide ? "\(text)（\(bytes)）" : "\(text) (\(bytes))"
  }

  // MARK: Units

  /// ICU's names of the units, each a thousand of the one before.
  private static let names = [
    "byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte",
  ]

  /// How many bytes a unit has.
  private func size(_ rank: Int) -> Double {
    pow(countStyle == .memory || countStyle == .binary ? 1_024 : 1_000, Double(rank))
  }

  /// The unit for an amount: the largest of those that are allowed of which there is one, as it would be said.
  private func rank(of bytes: Double) -> Int {
    let ranks = Self.names.indices.filter { rank in
      allowedUnits.isEmpty || allowedUnits.contains(Units(rawValue: 1 << UInt(rank)))
    }
    let reached = ranks.last { rank in
      guard rank > 0 else { return true }
      let step = size(rank - 1) / pow(10, Double(digits(999, rank - 1)))
      return bytes >= size(rank) - step / 2
    }
    return reached ?? ranks.first ?? Self.names.count - 1
  }

  // MARK: Numbers

  /// How many digits behind the point a number has at most.
  private func digits(_ amount: Double, _ rank: Int) -> Int {
    if rank == 0 { return 0 }
    if isAdaptive { return min(rank - 1, 2) }
    return abs(amount) < 10 ? 2 : abs(amount) < 100 ? 1 : 0
  }

  private func number(_ amount: Double, _ rank: Int) -> String {
    let most = digits(amount, rank)
    return FloatingPointFormatStyle<Double>(locale: locale)
      .precision(.fractionLength((zeroPadsFractionDigits ? most : 0)...most))
      .format(amount)
  }

  /// "Zero", in the language's word.
  private var zero: String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    let word = formatter.string(from: 0) ?? "0"
    // A sign that stands in years and in addresses.
    if word == "〇" { return language == "ja" ? "ゼロ" : "零" }
    return word.prefix(1).uppercased(with: locale) + word.dropFirst()
  }

  // MARK: Words

  private var language: String? { locale.language.languageCode?.identifier }

  /// Whether brackets are as wide as the characters around them.
  private var isWide: Bool { ["ja", "zh", "yue"].contains(language) }

  /// Units whose first letter is large on Apple's systems.
  private static let largeNames = ["kB": "KB", "ko": "Ko", "кБ": "КБ"]

  private func text(_ amount: Double, number: String, _ rank: Int) -> String {
    let wording = MeasurementWording(
      unit: "unit/\(Self.names[rank])",
      width: rank == 0 ? "full-name" : "short",
      locale: locale
    )
    guard includesUnit else { return includesCount ? number : "" }
    let unit = wording.text(amount, number: "")?.trimmingCharacters(in: .whitespaces) ?? ""
    let name = Self.largeNames[unit] ?? unit
    guard includesCount else { return name }
    let text = wording.text(amount, number: number) ?? number
    guard let place = text.range(of: unit, options: .backwards) else { return text }
    return text.replacingCharacters(in: place, with: name)
  }
}
#endif
