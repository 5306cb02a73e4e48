#if os(Linux)
import Foundation
import SwiftUISurface
import Testing
import WidgetHost

/// What stands in for Foundation's formatter of names, which cannot be made on Linux.
@Suite struct PersonNameFormatterTests {
  typealias Names = HostedPersonNameFormatter

  private static func name(_ given: String, _ family: String) -> PersonNameComponents {
    var name = PersonNameComponents()
    name.givenName = given
    name.familyName = family
    return name
  }

  /// Styles are those of the style of the same name, and the usual one is that in the middle.
  @Test func namesAreWritten() {
    var name = Self.name("Thomas", "Clark")
    name.namePrefix = "Dr."
    name.nickname = "Tom"
    let styles: [(Names.Style, String)] = [
      (.default, "Thomas Clark"), (.short, "Tom"), (.medium, "Thomas Clark"),
      (.long, "Dr. Thomas Clark"), (.abbreviated, "TC"),
    ]
    for (index, (style, text)) in styles.enumerated() {
      let formatter = Names()
      formatter.style = style
      #expect(formatter.string(from: name) == text && formatter.string(for: name) == text)
      #expect(Names.localizedString(from: name, style: style) == text)
      #expect(style.rawValue == index)
    }
    #expect(Names().style == .default && Names().string(for: "Tom") == nil)
    #expect(name.formatted() == "Thomas Clark" && name.formatted(.name(style: .short)) == "Tom")
  }

  /// How a name is said is written where that is asked for.
  @Test func namesAreWrittenAsTheyAreSaid() {
    var name = Self.name("泰夫", "木田")
    let formatter = Names()
    formatter.isPhonetic = true
    #expect(formatter.string(from: name).isEmpty)
    name.phoneticRepresentation = Self.name("やすお", "きだ")
    #expect(formatter.string(from: name) == "きだやすお")
    #expect(
      Names.localizedString(from: name, style: .medium, options: .phonetic) == "きだやすお"
    )
    #expect(Names.localizedString(from: name, style: .medium) == "木田泰夫")
    #expect(Names.Options.phonetic.rawValue == 2)
  }

  /// A name is read and written in the order of the formatter's language, such as for a monogram.
  @Test func namesAreRead() throws {
    let formatter = Names()
    formatter.style = .abbreviated
    let name = try #require(formatter.personNameComponents(from: "Tom Clark"))
    #expect(name == Self.name("Tom", "Clark") && formatter.string(from: name) == "TC")
    formatter.locale = Locale(identifier: "hu_HU")
    let other = try #require(formatter.personNameComponents(from: "Nagy Viktor"))
    #expect(other == Self.name("Viktor", "Nagy") && formatter.string(from: other) == "NV")
    #expect(formatter.personNameComponents(from: " ") == nil)
    #expect(throws: CocoaError.self) { try PersonNameComponents(" ") }
    #expect(try PersonNameComponents("Tom Clark") == Self.name("Tom", "Clark"))
  }
}
#endif
