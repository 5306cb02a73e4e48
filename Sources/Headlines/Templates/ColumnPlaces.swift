import LayoutEngine
import Typesetting

/// The places for texts in a widget that is a column, each once though several candidates show it.
///
/// Such a widget knows nothing of its texts but how many lines they take: these numbers together are
/// its **key**, by which its answers are remembered (``ColumnMemory``).
final class ColumnPlaces: Sendable {
  /// A place for a text.
  struct Place: Sendable {
    let role: String?
    /// What its text is prepared in.
    let style: TextStyle
    /// How it is set, without a limit.
    let paragraph: ParagraphStyle
    /// The greatest number of lines that is told from a greater one: more than are ever shown.
    let most: Int
    /// Whether it has a limit wherever it is shown, so that `most` stands for no greater number.
    let isLimited: Bool
    /// Its line limit where it is measured first.
    let firstLimit: Int?
    /// The language that it is set for (BCP 47).
    let typesettingLanguage: String?
    /// The doubts there can be about its lines.
    let doubts: [LineDoubt]
  }

  /// A place's text in a candidate.
  struct Use: Sendable {
    let place: Int
    let candidate: Int
    let lineLimit: Int?
  }

  let places: [Place]
  /// Of each place how many lines are told apart, and whether so many are no more; apart, as a place is
  /// copied when it is asked.
  private let mosts: [Int]
  private let areLimited: [Bool]
  /// Where the candidates show them; `nil` where a text stands in none.
  let uses: [Use]?
  /// Whether no measure rests on what nobody has published.
  let isMeasured: Bool
  /// How many keys there are.
  let keyCount: Int
  /// The height in points that no text may be looked at in, since it would show all the lines that are
  /// told apart; infinite where each has a limit.
  let tallest: Double
  /// The least width that texts are looked at in: in narrower ones what stands for the rest of a line that
  /// is cut might be wider than the line.
  let narrowest: Double

  /// Lines of a text without a limit that are told from one more.
  private static let mostLines = 16
  private static let narrowestEms = 4.0

  /// - Parameter texts: of a resolved widget, in their order.
  init(_ texts: [ColumnText]) {
    var places: [Place] = []
    var owners: [PreparedText] = []
    var uses: [Use] = []
    var tallest = Double.infinity
    for text in texts {
      var paragraph = text.paragraph
      paragraph.lineLimit = nil
      let most = text.paragraph.lineLimit.map { max($0, 1) + 1 } ?? Self.mostLines
      if text.paragraph.lineLimit == nil {
        // Lines of a font of one's own may be lower than its em.
        let lines = text.prepared.height(ofLines: most, paragraph)
        tallest = min(tallest, Double(most) * paragraph.pointSize, lines)
      }
      let known = places.indices.first { index in
        places[index].role == text.role && places[index].paragraph == paragraph
          && owners[index].isIdentical(to: text.prepared)
      }
      let place = Place(
        role: text.role,
        style: text.prepared.style,
        paragraph: paragraph,
        most: max(most, known.map { places[$0].most } ?? 0),
        isLimited: text.paragraph.lineLimit != nil && known.map { places[$0].isLimited } ?? true,
        firstLimit: known.map { places[$0].firstLimit } ?? text.paragraph.lineLimit,
        typesettingLanguage: text.typesettingLanguage,
        doubts: text.doubts
      )
      if let candidate = text.candidate {
        uses.append(
          Use(
            place: known ?? places.count,
            candidate: candidate,
            lineLimit: text.paragraph.lineLimit
          )
        )
      }
      if let known {
        places[known] = place
      } else {
        places.append(place)
        owners.append(text.prepared)
      }
    }
    self.places = places
    mosts = places.map(\.most)
    areLimited = places.map(\.isLimited)
    self.tallest = tallest
    self.uses = uses.count == texts.count ? uses : nil
    isMeasured = texts.allSatisfy(\.isMeasured)
    narrowest = Self.narrowestEms * (places.map(\.paragraph.pointSize).max() ?? 0)
    keyCount = places.reduce(1) { $0 * ($1.most + 1) }
  }

  /// The key of numbers of lines, in the order of the places; `nil` where one is not known.
  func key(_ lineCount: (Int) -> Int?) -> Int? {
    var key = 0
    for index in mosts.indices {
      guard let count = lineCount(index) else { return nil }
      assert(count >= 0 && count <= mosts[index])
      key = key * (mosts[index] + 1) + count
    }
    return key
  }

  /// The key of numbers of lines none of which stands for greater ones too; `nil` where one does, or is not
  /// known.
  func exactKey(_ lineCount: (Int) -> Int?) -> Int? {
    key { index in
      lineCount(index).flatMap { count in
        areLimited[index] || count < mosts[index] ? count : nil
      }
    }
  }
}
