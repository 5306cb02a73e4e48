import ArgumentParser
import Foundation
import WidgetHost

/// What a run asks of a widget: a policy of the desk, or which texts must be whole.
enum WidgetRequirement: ExpressibleByArgument, Hashable {
  /// Every text of every entry.
  case allWhole
  /// Those whose accessibility identifier is "headline".
  case headlineWhole
  /// One whose accessibility identifier is "snippet" is shown, in every entry.
  case snippetShown
  /// No later candidate of the outermost `ViewThatFits` is shown than one, counted from 0.
  case candidate(atMost: Int)
  /// Each entry is shown by one candidate everywhere.
  case sameCandidate
  /// Texts with an accessibility identifier.
  case identified(String)
  /// Nothing: only what is wrong otherwise counts.
  case nothing

  init?(argument: String) {
    switch argument {
    case "all-whole": self = .allWhole
    case "headline-whole": self = .headlineWhole
    case "snippet-shown": self = .snippetShown
    case "same-candidate": self = .sameCandidate
    case "nothing": self = .nothing
    // What decides a headline's close calls is not asked of whole widgets.
    case "", "no-close-calls", "no-close-calls=cut": return nil
    default:
      let parts = argument.split(separator: "=", maxSplits: 1)
      guard parts.first == "candidate-at-most" else {
        self = .identified(argument)
        return
      }
      guard parts.count == 2, let last = Int(parts[1]), last >= 0 else { return nil }
      self = .candidate(atMost: last)
    }
  }

  /// The requirement as it is written.
  var name: String {
    switch self {
    case .allWhole: "all-whole"
    case .headlineWhole: "headline-whole"
    case .snippetShown: "snippet-shown"
    case .candidate(let last): "candidate-at-most=\(last)"
    case .sameCandidate: "same-candidate"
    case .identified(let identifier): identifier
    case .nothing: "nothing"
    }
  }

  /// Whether a text has to be whole.
  func holds(for text: TextRecord) -> Bool {
    switch self {
    case .allWhole: true
    case .headlineWhole: text.identifier == "headline"
    case .identified(let name): text.identifier == name
    case .snippetShown, .candidate, .sameCandidate, .nothing: false
    }
  }

  /// The identifier without which a policy says nothing; `nil` where it needs none.
  var neededIdentifier: String? {
    switch self {
    case .headlineWhole: "headline"
    case .snippetShown: "snippet"
    case .identified(let name): name
    case .allWhole, .candidate, .sameCandidate, .nothing: nil
    }
  }
}

/// A text that is cut and must not be, with everywhere it is.
struct CutText: Hashable {
  /// Its accessibility identifier; `nil` where it has none.
  let identifier: String?
  /// The text where it is first met.
  let text: TextRecord
  /// When it is first met.
  let date: Date
  /// How it is laid out where it is first met.
  let layout: LayoutRecord
  /// How many entries have it cut somewhere; 0 where it is cut only as dates are at their widest.
  var entryCount: Int
  /// How many days later than the first entry's its date is, where it is cut only then.
  let daysLater: Int?
  /// The areas and sizes of text in which it is cut, each once, in the order in which they are met.
  var places: [CutPlace]

  /// An area at a size of text.
  struct CutPlace: Hashable {
    let width: Double
    let height: Double
    let typeSize: String
    let devices: [String]
  }
}

extension WidgetRun {
  /// The texts that are cut and must not be: those of one identifier are one, others are told apart by
  /// what they say but for its digits.
  func cutTexts(required: [WidgetRequirement]) -> [CutText] {
    var found: [CutText] = []
    var indices: [String: Int] = [:]
    // At the widest dates the first entry is shown once more.
    let start = entries.first { $0.role == .timeline }?.date ?? .distantPast
    let shown: [(date: Date, daysLater: Int?, layouts: [LayoutRecord])] =
      entries.map { ($0.date, nil, $0.layouts) }
      + widestDates.map { (start, $0.daysLater, $0.layouts) }
    for entry in shown {
      var met: Set<String> = []
      for layout in entry.layouts {
        for text in layout.texts
        where !text.isWhole && required.contains(where: { $0.holds(for: text) }) {
          let key = text.identifier.map { "#\($0)" } ?? text.string.filter { !$0.isNumber }
          let place = CutText.CutPlace(
            width: layout.width,
            height: layout.height,
            typeSize: layout.typeSize,
            devices: layout.devices
          )
          guard let index = indices[key] else {
            indices[key] = found.count
            met.insert(key)
            found.append(
              CutText(
                identifier: text.identifier,
                text: text,
                date: entry.date,
                layout: layout,
                entryCount: entry.daysLater == nil ? 1 : 0,
                daysLater: entry.daysLater,
                places: [place]
              )
            )
            continue
          }
          if met.insert(key).inserted, entry.daysLater == nil { found[index].entryCount += 1 }
          if !found[index].places.contains(place) { found[index].places.append(place) }
        }
      }
    }
    return found
  }
}
