/// What is measured: one pass of it over the headlines of a corpus.
public enum Stage: String, Sendable, CaseIterable, Codable {
  /// The yardstick: one `hb_shape` call a headline, one font, nothing else.
  case plainShaping = "plain hb_shape"
  /// A headline seen for the first time: analysed, itemised, shaped, made ready for deciding.
  case prepare = "prepare"
  /// A headline that was just prepared, once more.
  case prepareAgain = "prepare again"
  /// A prepared headline measured at a width it was not measured at before.
  case newWidth = "decide, new width"
  /// A prepared headline measured at a point size it was not measured at before.
  case newSize = "decide, new size"
  /// A prepared headline's least widths for one to six lines.
  case profile = "profile"
  /// A headline's number of lines at another width, read off its profile.
  case profiledWidth = "decide, from a profile"
  /// The widget of three candidates decided in one text area, its texts prepared.
  case widget = "decide, whole widget"
  /// The map of the widget, its texts prepared, over the widths of all text areas.
  case map = "map, whole widget"
  /// The widget decided in one text area by its map.
  case mappedWidget = "decide, from a map"
  /// A prepared headline's lines with their positioned glyphs.
  case realise = "realise"
  /// The widget decided in one text area, with its trace and everything it draws there.
  case realiseWidget = "realise, whole widget"
  /// The command `fitcheck lines`, from its start to its end, over the same headlines.
  case command = "whole command"

  /// How many answers a pass gives for each headline.
  public var answersPerHeadline: Int {
    switch self {
    case .newWidth, .profiledWidth: Workload.widths.count
    case .newSize: Workload.pointSizes.count
    case .widget, .mappedWidget: Workload.areas.count
    default: 1
    }
  }
}
