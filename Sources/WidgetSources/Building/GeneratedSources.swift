import Foundation

/// The files that a widget's package has beside the widget's own.
enum GeneratedSources {
  /// The manifest of the package.
  static func manifest(name: String, package: URL) -> String {
    let identity = package.standardizedFileURL.lastPathComponent
    let products = ImportRewriter.own.map {
      "        .product(name: \"\($0)\", package: \(SwiftLiteral.string(identity))),"
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: \(SwiftLiteral.string(name)),
        platforms: [.macOS(.v15)],
        dependencies: [.package(path: \(SwiftLiteral.string(package.standardizedFileURL.path)))],
        targets: [
          .executableTarget(
            name: \(SwiftLiteral.string(name)),
            dependencies: [
      \(products.joined(separator: "\n"))
            ],
            // Not optimised, whatever is asked of the build as a whole: private previews, which nothing
            // refers to, stay in the program.
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-Xfrontend", "-Onone"])]
          )
        ]
      )

      """
  }

  /// Where the program begins.
  ///
  /// - Parameter launcher: what says itself which of the entry points is run, where one does.
  static func host(
    of entryPoints: [WidgetDeclaration],
    intentsExtensions: [WidgetDeclaration] = [],
    launcher: WidgetLauncher? = nil
  ) -> String {
    let intents = intentsExtensions.map { "\nextension \($0.name): _IntentsExtension {}\n" }
      .joined()
    if let launcher { return host(startedBy: launcher) + intents }
    let members = entryPoints.map { entry in
      switch entry.role {
      case .bundle: "    \(entry.name)().body"
      case .today: "    TodayExtension { \(entry.name)() }"
      case .widget, .intentsExtension: "    \(entry.name)()"
      }
    }
    return """
      import WidgetKit

      @main
      struct FitcheckHost: WidgetBundle {
        var body: some Widget {
      \(members.joined(separator: "\n"))
        }
      }

      """ + intents
  }

  /// What Foundation takes from nowhere on Linux: declarations of a module go before those it imports.
  ///
  /// So do a widget's own types: those of Foundation's and Swift's that such may be called as, `Bundle` above all, are named
  /// by their modules.
  static let surroundings = """
    import Foundation
    @_exported import FoundationNetworking
    @_exported import SwiftUI
    @_exported import SystemLog
    import WidgetKit

    extension Foundation.Locale {
      static var current: Foundation.Locale { HostedDevice.locale }
      static var autoupdatingCurrent: Foundation.Locale { HostedDevice.locale }
      static var preferredLanguages: [String] { HostedDevice.languages }
    }

    extension NSLocale {
      static var current: Foundation.Locale { HostedDevice.locale }
      static var autoupdatingCurrent: Foundation.Locale { HostedDevice.locale }
      static var preferredLanguages: [String] { HostedDevice.languages }
    }

    extension Foundation.Calendar {
      static var current: Foundation.Calendar { HostedDevice.calendar }
      static var autoupdatingCurrent: Foundation.Calendar { HostedDevice.calendar }
    }

    class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
      override init() {
        super.init()
        locale = HostedDevice.locale
      }
      required init?(coder: NSCoder) {
        super.init(coder: coder)
      }
      override func string(from date: Foundation.Date) -> String {
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
      ) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
      }
    }

    class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
      override init() {
        super.init()
        locale = HostedDevice.locale
      }
      required init?(coder: NSCoder) {
        super.init(coder: coder)
      }
      // A style's least digits yield to the most that are said; on Linux they do not.
      override var maximumFractionDigits: Int {
        get { super.maximumFractionDigits }
        set {
          super.maximumFractionDigits = newValue
          if minimumFractionDigits > newValue { minimumFractionDigits = newValue }
        }
      }
      override class func localizedString(from number: NSNumber, number style: Style) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        return formatter.string(from: number) ?? ""
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
    func CFAbsoluteTimeGetCurrent() -> TimeInterval { Foundation.Date().timeIntervalSinceReferenceDate }

    extension Foundation.ProcessInfo {
      var isLowPowerModeEnabled: Bool { false }
    }

    // What a network client asks of the network, of which there is none; Linux cannot be asked.
    extension URLSessionConfiguration {
      var waitsForConnectivity: Bool {
        get { false }
        set {}
      }
      var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
      }
      var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
      }
      var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
      }
      var sharedContainerIdentifier: String? {
        get { nil }
        set {}
      }
    }

    extension URLRequest {
      var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
      }
      var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
      }
    }

    // Here, since the network's types are not of SwiftUI's module.
    extension URLSession {
      typealias DataTaskPublisher = AnyPublisher<
        (data: Foundation.Data, response: URLResponse), URLError
      >
      func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
      }
      func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        ._asking { answer in
          self.dataTask(with: request) { data, response, error in
            if let data, let response {
              answer(.success((data: data, response: response)))
            } else {
              answer(.failure(error as? URLError ?? URLError(.unknown)))
            }
          }
          .resume()
        }
      }
    }

    extension Foundation.UserDefaults {
      func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
      func value(forKey key: String) -> Any? { object(forKey: key) }
    }

    // The locale that a format has by default is Foundation's own.
    extension Foundation.Date {
      func formatted() -> String { formatted(date: .numeric, time: .shortened) }
      func formatted(
        date: Foundation.Date.FormatStyle.DateStyle,
        time: Foundation.Date.FormatStyle.TimeStyle
      ) -> String {
        formatted(Foundation.Date.FormatStyle(date: date, time: time))
      }
      func formatted<Format: Foundation.FormatStyle>(
        _ format: Format
      ) -> Format.FormatOutput where Format.FormatInput == Foundation.Date {
        HostedDevice.formatted(self, format)
      }
    }

    extension Swift.Range where Bound == Foundation.Date {
      func formatted() -> String { formatted(date: .numeric, time: .shortened) }
      func formatted(
        date: Foundation.Date.IntervalFormatStyle.DateStyle,
        time: Foundation.Date.IntervalFormatStyle.TimeStyle
      ) -> String {
        formatted(Foundation.Date.IntervalFormatStyle(date: date, time: time))
      }
      func formatted<Format: FormatStyle>(_ format: Format) -> Format.FormatOutput
      where Format.FormatInput == Swift.Range<Foundation.Date> {
        HostedDevice.formatted(self, format)
      }
    }

    extension Swift.Duration {
      func formatted() -> String { formatted(.time(pattern: .hourMinuteSecond)) }
      func formatted<Format: FormatStyle>(_ format: Format) -> Format.FormatOutput
      where Format.FormatInput == Swift.Duration {
        HostedDevice.formatted(self, format)
      }
    }

    extension Sequence {
      func formatted<Format: FormatStyle>(_ format: Format) -> Format.FormatOutput
      where Format.FormatInput == Self {
        HostedDevice.formatted(self, format)
      }
    }

    extension Sequence<String> {
      func formatted() -> String { formatted(.list(type: .and)) }
    }

    // What is in a list is written as by itself.
    extension FormatStyle {
      static func list<Member, Base>(
        memberStyle: Member,
        type: ListFormatStyle<Member, Base>.ListType,
        width: ListFormatStyle<Member, Base>.Width = .standard
      ) -> Self where Self == ListFormatStyle<Member, Base> {
        var style = ListFormatStyle<Member, Base>(memberStyle: HostedDevice.located(memberStyle))
        style.listType = type
        style.width = width
        return style
      }
    }

    extension FormatStyle where Self == Foundation.Date.FormatStyle {
      static var dateTime: Foundation.Date.FormatStyle {
        Foundation.Date.FormatStyle(locale: HostedDevice.locale, calendar: HostedDevice.calendar)
      }
    }

    // Foundation's own name.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func NSLocalizedString(
      _ key: String,
      tableName: String? = nil,
      bundle: Foundation.Bundle = .main,
      value: String = "",
      comment: String
    ) -> String {
      HostedDevice.text(forKey: key, table: tableName, value: value)
    }

    extension Foundation.Bundle {
      // What SwiftPM makes for a target with resources; those lie beside the sources here.
      static var module: Foundation.Bundle { .main }
      var preferredLocalizations: [String] { HostedDevice.localizations }
      func localizedString(forKey key: String, value: String?, table: String?) -> String {
        HostedDevice.text(forKey: key, table: table, value: value)
      }
    }

    extension String {
      static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        HostedDevice.text(format: format, arguments)
      }
      // What a table gave may hold substitutions. With `__shared`, as Foundation has it: only an equal one goes before.
      init(format: __shared String, _ arguments: any CVarArg...) {
        self = HostedDevice.text(format: format, locale: nil, arguments)
      }
      init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = HostedDevice.text(format: format, locale: nil, arguments)
      }
      init(format: __shared String, locale: __shared Foundation.Locale?, _ arguments: any CVarArg...) {
        self = HostedDevice.text(format: format, locale: locale, arguments)
      }
      init(
        format: __shared String,
        locale: __shared Foundation.Locale?,
        arguments: __shared [any CVarArg]
      ) {
        self = HostedDevice.text(format: format, locale: locale, arguments)
      }
    }

    extension StringProtocol {
      func appendingFormat<Format: StringProtocol>(
        _ format: Format,
        _ arguments: any CVarArg...
      ) -> String {
        String(self) + HostedDevice.text(format: String(format), locale: nil, arguments)
      }
    }

    extension BinaryInteger {
      func formatted() -> String { formatted(IntegerFormatStyle<Self>()) }
      func formatted<Format: FormatStyle>(_ format: Format) -> Format.FormatOutput
      where Format.FormatInput == Self {
        HostedDevice.formatted(self, format)
      }
      func formatted<Format: FormatStyle>(_ format: Format) -> Format.FormatOutput
      where Format.FormatInput: BinaryInteger {
        HostedDevice.formatted(Format.FormatInput(self), format)
      }
    }

    extension BinaryFloatingPoint {
      func formatted() -> String { formatted(FloatingPointFormatStyle<Self>()) }
      func formatted<Format: FormatStyle>(_ format: Format) -> Format.FormatOutput
      where Format.FormatInput == Self {
        HostedDevice.formatted(self, format)
      }
      func formatted<Format: FormatStyle>(_ format: Format) -> Format.FormatOutput
      where Format.FormatInput: BinaryFloatingPoint {
        HostedDevice.formatted(Format.FormatInput(self), format)
      }
    }

    extension Foundation.Decimal {
      func formatted() -> String { formatted(Foundation.Decimal.FormatStyle()) }
      func formatted<Format: Foundation.FormatStyle>(
        _ format: Format
      ) -> Format.FormatOutput where Format.FormatInput == Foundation.Decimal {
        HostedDevice.formatted(self, format)
      }
    }

    """
}
