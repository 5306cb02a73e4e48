import Fitcheck
import Inputs
import Reports
import WidgetHost

/// What is wrong in the words of the modules below, which know of no options, with the option that helps.
enum Advice {
  /// An error's sentence, with what can be typed where that helps.
  static func sentence(of error: any Error) -> String {
    "\(error)" + (advice(on: error) ?? "")
  }

  /// What a host refuses, in both languages, with what can be typed where that helps.
  static func text(of error: HostError) -> BilingualText {
    guard case .device(let device) = error, case .unknown(_, let nearest) = device, nearest.isEmpty
    else { return error.text }
    return BilingualText(sentence(of: device), error.text.japanese + "（`fitcheck devices`を参照）")
  }

  private static func advice(on error: any Error) -> String? {
    switch error {
    case let fault as InputFault: option(for: fault).map { " (\($0))" }
    // Of one text alone nobody can tell what else it is in.
    case ArticleError.invalidUTF8: " (--encoding)"
    case DeviceError.unknown(_, let nearest):
      nearest.isEmpty ? ": see `fitcheck devices`" : nil
    case DeviceError.noPublishedSize: "; give one with --size"
    case FontError.altered: " (--font)"
    case VerdictBaseline.ReadingError.otherVersion: " with --write-baseline"
    default: nil
    }
  }

  private static func option(for fault: InputFault) -> String? {
    switch fault {
    case .longQuotation: "--max-bytes"
    case .numberedMember, .repeatedColumn: "--columns"
    case .headlineBesideList(let name): "--columns headline=\(name)"
    case .noHeadlineColumn: "--columns headline=…"
    case .article(.invalidUTF8): "--encoding"
    case .article(.list): "--input lines"
    case .article(.otherFormat(let format)): format.flag.map { "--input \($0)" }
    case .binary(kind: InputFault.kindOfUnknownBytes): "--encoding"
    default: nil
    }
  }
}
