public import FitSelection
public import WidgetDevices

/// Why a host could not do what it was asked.
public enum HostError: Error, Sendable, Hashable {
  /// There is no widget of the kind; the kinds are those there are.
  case unknownKind(String, known: [String])
  /// The sources declare no such preview; the identifiers are those there are.
  case unknownPreview(String, known: [String])
  /// The family is none of WidgetKit's, or none that the widget may stand in.
  case unknownFamily(String, known: [String])
  /// A device is not known, or shows no widgets.
  case device(DeviceError)
  /// A type size, fonts or a moment are not to be had; the sentence says which.
  case setting(BilingualText)
}

extension HostError: CustomStringConvertible {
  /// The reason, as one sentence.
  public var description: String { text.english }

  /// The reason, as one sentence in both languages.
  public var text: BilingualText {
    switch self {
    case .unknownKind(let kind, let known):
      BilingualText(
        "there is no widget of the kind “\(kind)”: \(Self.list(known))",
        "種類が「\(kind)」のウィジェットはありません\(Self.japaneseList(known))"
      )
    case .unknownPreview(let identifier, let known):
      BilingualText(
        "there is no preview “\(identifier)”: \(Self.list(known))",
        "プレビュー「\(identifier)」はありません\(Self.japaneseList(known))"
      )
    case .unknownFamily(let family, let known):
      BilingualText(
        "the widget does not stand in “\(family)”: \(Self.list(known))",
        "このウィジェットは「\(family)」に対応していません\(Self.japaneseList(known))"
      )
    case .device(let error): error.text
    case .setting(let reason): reason
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "there is none" : "there are " + names.joined(separator: ", ")
  }

  private static func japaneseList(_ names: [String]) -> String {
    names.isEmpty ? "（1つもありません）" : "（あるもの：\(names.joined(separator: "、"))）"
  }
}

extension HostError {
  /// What devices or fonts threw that a request names.
  ///
  /// Of fonts' errors there are English sentences alone.
  static func setting(of error: any Error) -> HostError {
    (error as? DeviceError).map(HostError.device) ?? .setting(BilingualText("\(error)"))
  }
}

extension DeviceError {
  /// The reason, as one sentence in both languages.
  fileprivate var text: BilingualText { BilingualText(description, japanese) }

  private var japanese: String {
    switch self {
    case .unknown(let name, let nearest):
      "「\(name)」という機種は知られていません"
        + (nearest.isEmpty ? "" : "（近い名前：\(nearest.joined(separator: "、"))）")
    case .noLockScreenWidgets(let name):
      "\(name)はiOS 16に対応していないため、ロック画面のウィジェットがありません"
    case .cannotRun(let name, let kind, let version, let systems):
      "\(name)は\(version.name(on: kind))に対応していません"
        + (systems.map { systems in
          version < systems.lowerBound
            ? "（最初から\(systems.lowerBound.name(on: kind))です）"
            : "（最新は\(systems.upperBound.name(on: kind))です）"
        } ?? "")
    case .noPublishedSize(let name, let slot):
      "\(name)での\(slot)の大きさは公表されていません"
    }
  }
}
