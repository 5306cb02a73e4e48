import Foundation
@_exported import FoundationNetworking
@_exported import SwiftUI
@_exported import SystemLog
import WidgetKit

extension Foundation.Locale {
  static var current: Foundation.Locale { HostedDevice.locale }
  static var autoupdatingCurrent: Foundation.Locale { HostedDevice.locale }
  static var preferredLanguages: [Swift.String] { HostedDevice.languages }
}

extension Foundation.NSLocale {
  static var current: Foundation.Locale { HostedDevice.locale }
  static var autoupdatingCurrent: Foundation.Locale { HostedDevice.locale }
  static var preferredLanguages: [Swift.String] { HostedDevice.languages }
}

extension Foundation.Calendar {
  static var current: Foundation.Calendar { HostedDevice.calendar }
  static var autoupdatingCurrent: Foundation.Calendar { HostedDevice.calendar }
}

class DateFormatter: Foundation.DateFormatter, @unchecked Swift.Sendable {
  override init() {
    super.init()
    locale = HostedDevice.locale
  }
  required init?(coder: Foundation.NSCoder) {
    super.init(coder: coder)
  }
  override func string(from date: Foundation.Date) -> Swift.String {
    let words = super.string(from: date)
    guard doesRelativeDateFormatting, dateStyle != .none else { return words }
    let days = DateFormatter()
    days.locale = locale
    days.calendar = calendar
    days.timeZone = timeZone
    days.dateStyle = dateStyle
    var calendar: Foundation.Calendar = calendar
    calendar.timeZone = timeZone
    guard let name = HostedDevice.dayName(of: date, locale: locale, calendar: calendar) else {
      return words
    }
    return words.replacingOccurrences(of: days.string(from: date), with: name)
  }
  override class func localizedString(
    from date: Foundation.Date,
    dateStyle: Style,
    timeStyle: Style
  ) -> Swift.String {
    let formatter = DateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }
}

class NumberFormatter: Foundation.NumberFormatter, @unchecked Swift.Sendable {
  override init() {
    super.init()
    locale = HostedDevice.locale
  }
  required init?(coder: Foundation.NSCoder) {
    super.init(coder: coder)
  }
  // A style's least digits yield to the most that are said; on Linux they do not.
  override var maximumFractionDigits: Swift.Int {
    get { super.maximumFractionDigits }
    set {
      super.maximumFractionDigits = newValue
      if minimumFractionDigits > newValue { minimumFractionDigits = newValue }
    }
  }
  override class func localizedString(from number: Foundation.NSNumber, number style: Style)
    -> Swift.String
  {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
}

// What sources name behind a dot (`.formatted(.day)`) is looked for in the type that is asked for: theirs are of this one.
extension Foundation.JSONDecoder.DateDecodingStrategy {
  static func formatted(_ formatter: DateFormatter) -> Self {
    .formatted(formatter as Foundation.DateFormatter)
  }
}
extension Foundation.JSONEncoder.DateEncodingStrategy {
  static func formatted(_ formatter: DateFormatter) -> Self {
    .formatted(formatter as Foundation.DateFormatter)
  }
}

typealias DateIntervalFormatter = HostedDateIntervalFormatter
typealias DateComponentsFormatter = HostedDateComponentsFormatter
typealias RelativeDateTimeFormatter = HostedRelativeDateTimeFormatter
typealias ListFormatter = HostedListFormatter
typealias MeasurementFormatter = HostedMeasurementFormatter
typealias ByteCountFormatter = HostedByteCountFormatter
typealias MassFormatter = HostedMassFormatter
typealias LengthFormatter = HostedLengthFormatter
typealias EnergyFormatter = HostedEnergyFormatter
typealias PersonNameComponentsFormatter = HostedPersonNameFormatter
typealias NSUbiquitousKeyValueStore = HostedKeyValueStore

func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func CFAbsoluteTimeGetCurrent() -> Foundation.TimeInterval {
  Foundation.Date().timeIntervalSinceReferenceDate
}

extension Foundation.ProcessInfo {
  var isLowPowerModeEnabled: Swift.Bool { false }
  var isMacCatalystApp: Swift.Bool { false }
  var isiOSAppOnMac: Swift.Bool { false }
}

// What a network client asks of the network, of which there is none; Linux cannot be asked.
extension FoundationNetworking.URLSessionConfiguration {
  var waitsForConnectivity: Swift.Bool {
    get { false }
    set {}
  }
  var allowsExpensiveNetworkAccess: Swift.Bool {
    get { true }
    set {}
  }
  var allowsConstrainedNetworkAccess: Swift.Bool {
    get { true }
    set {}
  }
  var sessionSendsLaunchEvents: Swift.Bool {
    get { false }
    set {}
  }
  var sharedContainerIdentifier: Swift.String? {
    get { nil }
    set {}
  }
}

extension FoundationNetworking.URLRequest {
  var allowsExpensiveNetworkAccess: Swift.Bool {
    get { true }
    set {}
  }
  var allowsConstrainedNetworkAccess: Swift.Bool {
    get { true }
    set {}
  }
}

// Here, since the network's types are not of SwiftUI's module.
extension FoundationNetworking.URLSession {
  typealias DataTaskPublisher = SwiftUI.AnyPublisher<
    (data: Foundation.Data, response: FoundationNetworking.URLResponse), Foundation.URLError
  >
  func dataTaskPublisher(for url: Foundation.URL) -> DataTaskPublisher {
    dataTaskPublisher(for: FoundationNetworking.URLRequest(url: url))
  }
  func dataTaskPublisher(for request: FoundationNetworking.URLRequest) -> DataTaskPublisher {
    ._asking { answer in
      self.dataTask(with: request) { data, response, error in
        if let data, let response {
          answer(.success((data: data, response: response)))
        } else {
          answer(.failure(error as? Foundation.URLError ?? Foundation.URLError(.unknown)))
        }
      }
      .resume()
    }
  }
}

extension Foundation.UserDefaults {
  func setValue(_ value: Any?, forKey key: Swift.String) { set(value, forKey: key) }
  func value(forKey key: Swift.String) -> Any? { object(forKey: key) }
}

// The locale that a format has by default is Foundation's own.
extension Foundation.Date {
  func formatted() -> Swift.String { formatted(date: .numeric, time: .shortened) }
  func formatted(
    date: Foundation.Date.FormatStyle.DateStyle,
    time: Foundation.Date.FormatStyle.TimeStyle
  ) -> Swift.String {
    formatted(Foundation.Date.FormatStyle(date: date, time: time))
  }
  func formatted<Format: Foundation.FormatStyle>(
    _ format: Format
  ) -> Format.FormatOutput where Format.FormatInput == Foundation.Date {
    HostedDevice.formatted(self, format)
  }
}

extension Swift.Range where Bound == Foundation.Date {
  func formatted() -> Swift.String { formatted(date: .numeric, time: .shortened) }
  func formatted(
    date: Foundation.Date.IntervalFormatStyle.DateStyle,
    time: Foundation.Date.IntervalFormatStyle.TimeStyle
  ) -> Swift.String {
    formatted(Foundation.Date.IntervalFormatStyle(date: date, time: time))
  }
  func formatted<Format: Foundation.FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput == Swift.Range<Foundation.Date> {
    HostedDevice.formatted(self, format)
  }
}

extension Swift.Duration {
  func formatted() -> Swift.String { formatted(.time(pattern: .hourMinuteSecond)) }
  func formatted<Format: Foundation.FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput == Swift.Duration {
    HostedDevice.formatted(self, format)
  }
}

extension Swift.Sequence {
  func formatted<Format: Foundation.FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput == Self {
    HostedDevice.formatted(self, format)
  }
}

extension Swift.Sequence where Element == Swift.String {
  func formatted() -> Swift.String { formatted(.list(type: .and)) }
}

// What is in a list is written as by itself.
extension Foundation.FormatStyle {
  static func list<Member, Base>(
    memberStyle: Member,
    type: Foundation.ListFormatStyle<Member, Base>.ListType,
    width: Foundation.ListFormatStyle<Member, Base>.Width = .standard
  ) -> Self where Self == Foundation.ListFormatStyle<Member, Base> {
    var style = Foundation.ListFormatStyle<Member, Base>(
      memberStyle: HostedDevice.located(memberStyle)
    )
    style.listType = type
    style.width = width
    return style
  }
}

extension Foundation.FormatStyle where Self == Foundation.Date.FormatStyle {
  static var dateTime: Foundation.Date.FormatStyle {
    Foundation.Date.FormatStyle(locale: HostedDevice.locale, calendar: HostedDevice.calendar)
  }
}

// Foundation's own name.
// swift-format-ignore: AlwaysUseLowerCamelCase
func NSLocalizedString(
  _ key: Swift.String,
  tableName: Swift.String? = nil,
  bundle: Foundation.Bundle = .main,
  value: Swift.String = "",
  comment: Swift.String
) -> Swift.String {
  HostedDevice.text(forKey: key, table: tableName, value: value)
}

extension Foundation.Bundle {
  // What SwiftPM makes for a target with resources; those lie beside the sources here.
  static var module: Foundation.Bundle { .main }
  // Every widget has one, and no program on Linux.
  var bundleIdentifier: Swift.String? { HostedDevice.bundleIdentifier }
  var preferredLocalizations: [Swift.String] { HostedDevice.localizations }
  // What the app's bundle has lies beside the sources.
  func path(forResource name: Swift.String?, ofType type: Swift.String?) -> Swift.String? {
    HostedDevice.path(forResource: name, ofType: type)
  }
  func url(forResource name: Swift.String?, withExtension type: Swift.String?)
    -> Foundation.URL?
  {
    HostedDevice.path(forResource: name, ofType: type).map {
      Foundation.URL(fileURLWithPath: $0)
    }
  }
  func path(
    forResource name: Swift.String?,
    ofType type: Swift.String?,
    inDirectory folder: Swift.String?
  ) -> Swift.String? {
    HostedDevice.path(forResource: name, ofType: type, inDirectory: folder)
  }
  func url(
    forResource name: Swift.String?,
    withExtension type: Swift.String?,
    subdirectory folder: Swift.String?
  ) -> Foundation.URL? {
    HostedDevice.path(forResource: name, ofType: type, inDirectory: folder).map {
      Foundation.URL(fileURLWithPath: $0)
    }
  }
  var infoDictionary: [Swift.String: Any]? { HostedDevice.information(of: self) }
  func object(forInfoDictionaryKey key: Swift.String) -> Any? {
    HostedDevice.information(of: self)?[key]
  }
  func localizedString(forKey key: Swift.String, value: Swift.String?, table: Swift.String?)
    -> Swift.String
  {
    HostedDevice.text(forKey: key, table: table, value: value)
  }
}

extension Swift.String {
  static func localizedStringWithFormat(_ format: Swift.String, _ arguments: any Swift.CVarArg...)
    -> Swift.String
  {
    HostedDevice.text(format: format, arguments)
  }
  // What a table gave may hold substitutions. With `__shared`, as Foundation has it: only an equal one goes before.
  init(format: __shared Swift.String, _ arguments: any Swift.CVarArg...) {
    self = HostedDevice.text(format: format, locale: nil, arguments)
  }
  init(format: __shared Swift.String, arguments: __shared [any Swift.CVarArg]) {
    self = HostedDevice.text(format: format, locale: nil, arguments)
  }
  init(
    format: __shared Swift.String,
    locale: __shared Foundation.Locale?,
    _ arguments: any Swift.CVarArg...
  ) {
    self = HostedDevice.text(format: format, locale: locale, arguments)
  }
  init(
    format: __shared Swift.String,
    locale: __shared Foundation.Locale?,
    arguments: __shared [any Swift.CVarArg]
  ) {
    self = HostedDevice.text(format: format, locale: locale, arguments)
  }
}

extension Swift.StringProtocol {
  func appendingFormat<Format: Swift.StringProtocol>(
    _ format: Format,
    _ arguments: any Swift.CVarArg...
  ) -> Swift.String {
    Swift.String(self) + HostedDevice.text(format: Swift.String(format), locale: nil, arguments)
  }
}

extension Swift.BinaryInteger {
  func formatted() -> Swift.String { formatted(Foundation.IntegerFormatStyle<Self>()) }
  func formatted<Format: Foundation.FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput == Self {
    HostedDevice.formatted(self, format)
  }
  func formatted<Format: Foundation.FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput: Swift.BinaryInteger {
    HostedDevice.formatted(Format.FormatInput(self), format)
  }
}

extension Swift.BinaryFloatingPoint {
  func formatted() -> Swift.String { formatted(Foundation.FloatingPointFormatStyle<Self>()) }
  func formatted<Format: Foundation.FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput == Self {
    HostedDevice.formatted(self, format)
  }
  func formatted<Format: Foundation.FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput: Swift.BinaryFloatingPoint {
    HostedDevice.formatted(Format.FormatInput(self), format)
  }
}

extension Foundation.Decimal {
  func formatted() -> Swift.String { formatted(Foundation.Decimal.FormatStyle()) }
  func formatted<Format: Foundation.FormatStyle>(
    _ format: Format
  ) -> Format.FormatOutput where Format.FormatInput == Foundation.Decimal {
    HostedDevice.formatted(self, format)
  }
}
