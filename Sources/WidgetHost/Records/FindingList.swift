import FitSelection
import UnicodeText

/// Findings in the order in which they came: what is found again at another date is said once.
///
/// A widget may have as much found as it likes, such as every choice of a hundred thousand: whether something is known is
/// not looked for among all that came before it.
struct FindingList: Sendable {
  /// What tells a finding apart from others.
  private struct Said: Hashable {
    let code: HostFinding.Code
    /// In both languages.
    let texts: [ExactText]
    let place: String?

    init(_ finding: HostFinding) {
      code = finding.code
      texts = [finding.text.english, finding.text.japanese].map(ExactText.init)
      place = finding.place
    }
  }

  /// The findings.
  private(set) var list: [HostFinding] = []
  private var said: Set<Said> = []

  /// Takes in a finding.
  mutating func take(_ finding: HostFinding) {
    if said.insert(Said(finding)).inserted { list.append(finding) }
  }
}

extension FindingList: Hashable {
  static func == (one: FindingList, other: FindingList) -> Bool { one.list == other.list }

  func hash(into hasher: inout Hasher) { hasher.combine(list) }
}

extension FindingList: Codable {
  init(from decoder: any Decoder) throws {
    list = try [HostFinding](from: decoder)
    said = Set(list.map { Said($0) })
  }

  func encode(to encoder: any Encoder) throws { try list.encode(to: encoder) }
}
