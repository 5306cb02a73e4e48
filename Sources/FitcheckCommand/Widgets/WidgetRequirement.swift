import ArgumentParser
import Foundation
import WidgetHost

/// Which texts of a widget must be whole.
enum WidgetRequirement: ExpressibleByArgument, Hashable {
  /// Every text of every entry.
  case allWhole
  /// Those with an accessibility identifier.
  case identified(String)
  /// None: only what is wrong otherwise counts.
  case nothing

  init?(argument: String) {
    switch argument {
    case "all-whole": self = .allWhole
    case "nothing": self = .nothing
    case "": return nil
    default: self = .identified(argument)
    }
  }

  /// Whether a text has to be whole.
  func holds(for text: TextRecord) -> Bool {
    switch self {
    case .allWhole: true
    case .identified(let name): text.identifier == name
    case .nothing: false
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
  /// How many entries have it cut somewhere.
  var entryCount: Int
  /// The areas and sizes of text in which it is cut, each once, in the order in which they are met.
  var places: [CutPlace]

  /// What is wrong, as a sentence without a full stop.
  var sentence: String {
    "“\(text.string)” "
      + (text.state == .outside
        ? "reaches out of the widget" : "shows “\(text.lines.joined(separator: " / "))”")
  }

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
    for entry in entries {
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
                entryCount: 1,
                places: [place]
              )
            )
            continue
          }
          if met.insert(key).inserted { found[index].entryCount += 1 }
          if !found[index].places.contains(place) { found[index].places.append(place) }
        }
      }
    }
    return found
  }
}
