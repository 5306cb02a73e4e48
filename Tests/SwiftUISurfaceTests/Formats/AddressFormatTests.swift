#if os(Linux) && compiler(<6.4)
import Foundation
import Testing

@testable import SwiftUISurface

/// Addresses, which Foundation on Linux has no style for.
///
/// Expected is what Apple's systems were seen to write (Ohland's examples), and what Foundation's sources say.
@Suite struct AddressFormatTests {
  typealias Style = URL.FormatStyle

  static let whole = "https://jAppleseed:Test1234@apple.com:80/macbook-pro?get-free#some"
  static let all = Style(
    scheme: .always,
    user: .always,
    password: .always,
    host: .always,
    port: .always,
    path: .always,
    query: .always,
    fragment: .always
  )
  static let plain = Style().port(.always)

  static let addresses: [(String, Style, String)] = [
    ("https://apple.com", .url, "https://apple.com"),
    (whole, .url, "https://apple.com/macbook-pro"),
    (whole, all, whole), ("https://apple.com/", .url, "https://apple.com"),
    ("https://apple.com/?a", .url.query(.always), "https://apple.com/?a"),
    ("https://apple.com/a/#b", .url.fragment(.always), "https://apple.com/a/#b"),
    ("ftp://apple.com:21/a", .url, "ftp://apple.com:21/a"),
    ("https://example.com/%E3%81%82", .url, "https://example.com/あ"),
    ("mailto:a@b.c", .url, "mailto:a@b.c"), ("file:///tmp/a", .url, "file:/tmp/a"),
    (whole, .url.scheme(.never), "apple.com/macbook-pro"),
    (whole, .url.path(.never), "https://apple.com"),
    (whole, .url.host(.never), "https:/macbook-pro"),
    (whole, .url.user(.always), "https://jAppleseed@apple.com/macbook-pro"),
    (
      whole, all.scheme(.omitIfHTTPFamily).user(.never).password(.never),
      "apple.com:80/macbook-pro?get-free#some"
    ),
    (whole, plain.host(.displayWhen(.host, matches: ["localhost"])), "https://:80/macbook-pro"),
    (
      "https://localhost:80/a", plain.host(.displayWhen(.host, matches: ["localhost"])),
      "https://localhost:80/a"
    ),
    (
      whole, plain.host(.omitWhen(.host, matches: ["localhost"])),
      "https://apple.com:80/macbook-pro"
    ),
    (
      "https://localhost:80/a", plain.host(.omitWhen(.host, matches: ["localhost"])),
      "https://:80/a"
    ),
    (
      whole, .url.query(.displayWhen(.port, matches: ["80"])),
      "https://apple.com/macbook-pro?get-free"
    ),
    (whole, .url.path(.omitWhen(.user, matches: ["somebody"])), "https://apple.com/macbook-pro"),
    (whole, .url.host(.omitIfHTTPFamily), "https:/macbook-pro"),
    (
      "https://secret.apple.com/a", .url.host(.omitSpecificSubdomains(["secret"])),
      "https://apple.com/a"
    ),
    ("https://apple.com/a", .url.host(.omitSpecificSubdomains(["apple"])), "https://apple.com/a"),
    ("https://1.2.3.4/a", .url.host(.omitSpecificSubdomains(["1"])), "https://1.2.3.4/a"),
    (
      "https://secret.apple.com/a",
      .url.host(.omitSpecificSubdomains(["secret"], when: .user, matches: ["jAppleseed"])),
      "https://secret.apple.com/a"
    ),
    (
      "https://jAppleseed@secret.apple.com/a",
      .url.host(.omitSpecificSubdomains(["secret"], when: .user, matches: ["jAppleseed"])),
      "https://apple.com/a"
    ),
  ]

  @Test(arguments: addresses.indices)
  func addressesAreWritten(_ index: Int) throws {
    let (address, style, text) = Self.addresses[index]
    let url = try #require(URL(string: address))
    #expect(url.formatted(style) == text)
  }

  @Test func theUsualStyleIsThatOfTheWeb() throws {
    let url = try #require(URL(string: Self.whole))
    #expect(url.formatted() == "https://apple.com/macbook-pro")
    #expect(url.formatted(.url) == url.formatted() && Style() == .url)
    #expect(Style.Component.fragment.rawValue == 128)
  }
}
#endif
