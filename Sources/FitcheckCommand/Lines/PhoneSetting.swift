import ArgumentParser
import Fitcheck
import Inputs

/// What a request says of the phone that it asks about: the version of its system, and what that
/// takes a text for.
struct PhoneSetting {
  /// The version that was asked for; nil for the newest.
  var version: SystemVersion?
  /// The text style that the text is set in; nil for a size.
  var textStyle: TextStyleName?
  /// How lines stand below each other: where they are centred, those of text styles are in doubt.
  var alignment: AlignmentChoice
  /// The language that texts are set for (BCP 47); nil for the most preferred of the device.
  var typesettingLanguage: String?
  /// The name of the device whose profile stands for the phone; nil where none does.
  var profileName: String?

  /// What the command's options say, and a device's profile where one is given.
  init(_ options: PhoneOptions, profile: DeviceProfile? = nil) throws(CommandFailure) {
    if profile != nil, options.ios != nil {
      throw ProfileOptions.besideVersion
    }
    version = try options.ios.map { name throws(CommandFailure) in
      try SystemVersion(iOS: name, of: "--ios")
    }
    textStyle = options.textStyle
    alignment = options.alignment
    typesettingLanguage = try options.typesettingLanguage.map { tag throws(CommandFailure) in
      try LanguageTag.checked(tag)
    }
    guard let profile else { return }
    profileName = profile.name
    version = profile.systemVersion
  }

  /// What a request says, and where it does not, this.
  func overridden(by fields: RequestFields) throws(CommandFailure) -> PhoneSetting {
    var setting = self
    if let name = try fields.numeral(.ios) {
      setting.version = try SystemVersion(iOS: name, of: RequestMember.ios.quoted)
      // Another system than that of the phone that the profile was printed on.
      if setting.version != version { setting.profileName = nil }
    }
    setting.textStyle = try fields.choice(.textStyle) ?? textStyle
    setting.alignment = try fields.choice(.alignment) ?? alignment
    if let tag = try fields.string(.typesettingLanguage) {
      setting.typesettingLanguage = try LanguageTag.checked(tag)
    }
    return setting
  }

  /// Whether lines are wanted as a phone has them, and not by a rule of their own.
  var isStated: Bool { version != nil || textStyle != nil }
}

/// The phone that `fitcheck lines` sets texts as, as options of the command.
struct PhoneOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The version of iOS: 16, 17, 18 or 26 (the default). With it, or with a text style, lines are "
        + "filled as iOS fills them unless --filling says otherwise.",
      valueName: "version"
    )
  )
  var ios: String?

  @Option(
    help: ArgumentHelp(
      "A text style in place of a size, such as body or headline, at the usual type size.",
      valueName: "style"
    )
  )
  var textStyle: TextStyleName?

  @Option(
    help: ArgumentHelp(
      "How lines stand below each other: leading, center or trailing. It changes no line; nobody knows "
        + "for certain how centred lines of text styles break.",
      valueName: "edge"
    )
  )
  var alignment: AlignmentChoice = .leading

  @Option(
    help: ArgumentHelp(
      "The language that iOS takes texts for when it spaces and breaks them. Default: the device's "
        + "most preferred one.",
      valueName: "tag"
    )
  )
  var typesettingLanguage: String?
}

/// How lines stand below each other.
enum AlignmentChoice: String, ExpressibleByArgument, CaseIterable {
  case leading, center, trailing

  var textAlignment: TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// The text styles of SwiftUI.
enum TextStyleName: String, ExpressibleByArgument, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
  case caption2

  var style: Font.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}
