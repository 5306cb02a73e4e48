import Foundation
import UnicodeText

/// What stands behind one `@` of a requirement: devices by their names, or a range of type sizes.
struct RequirementScope {
  /// As it was typed.
  private(set) var text = ""
  /// What stands between its commas, without spaces around it.
  private(set) var names: [String] = []
  /// Whether one of these is the whole name of a device that is checked.
  private(set) var hasCheckedName = false

  /// A requirement in two: the policy, and the scopes behind each `@`.
  ///
  /// A device that said of itself what it is called may be “A, B” or “A@B”: the whole name of one that is checked is
  /// taken before a sign is looked for in it.
  ///
  /// - Parameter checked: what the devices that are checked are called.
  static func split(
    _ text: String,
    among checked: [String]
  ) -> (policy: String, scopes: [RequirementScope]) {
    let isSign = { (scalar: Unicode.Scalar) in scalar == "@" || scalar == "," }
    let isSpace = { (scalar: Unicode.Scalar) in scalar == " " }
    // Others hold no sign, and end at the next one.
    let kept = checked.map(\.unicodeScalars).filter { $0.contains(where: isSign) }
    let policy = text.unicodeScalars.prefix { $0 != "@" }
    var rest = text.unicodeScalars[policy.endIndex...]
    var scopes: [RequirementScope] = []
    while let sign = rest.popFirst() {
      if sign == "@" { scopes.append(RequirementScope()) }
      let scope = scopes.count - 1
      if sign == "," { scopes[scope].text += "," }
      let typed = rest.drop(while: isSpace)
      let known = kept.filter { name in
        guard typed.starts(with: name) else { return false }
        return typed.dropFirst(name.count).drop(while: isSpace).first.map(isSign) ?? true
      }
      let name: Substring.UnicodeScalarView
      if let longest = known.max(by: { $0.count < $1.count }) {
        name = typed.prefix(longest.count)
        rest = typed.dropFirst(longest.count).drop(while: isSpace)
      } else {
        name = rest.prefix { !isSign($0) }
        rest = rest[name.endIndex...]
      }
      scopes[scope].add(String(name), checked)
    }
    return (String(policy), scopes)
  }

  private mutating func add(_ typed: String, _ checked: [String]) {
    text += typed
    guard !typed.isEmpty else { return }
    let name = typed.trimmingCharacters(in: .whitespaces)
    names.append(name)
    hasCheckedName = hasCheckedName || checked.contains { $0.isExactly(name) }
  }
}
