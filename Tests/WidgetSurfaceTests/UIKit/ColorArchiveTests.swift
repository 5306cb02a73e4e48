import Foundation
import SwiftUISurface
import Testing

@testable import WidgetSurface

// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
/// Colours in archives, as apps leave them for their widgets.
@Suite struct ColorArchiveTests {
  private static func read(_ archive: String) throws -> UIColor? {
    UIColor.readArchivesOfApps()
    let data = try #require(Data(base64Encoded: archive))
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
  }

  /// Written and read again it is the same, in a light and in a dark interface.
  @Test(
    arguments: [
      .red, .label, .quaternaryLabel, UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
      UIColor(white: 0.25, alpha: 0.5),
    ] as [UIColor],
    [false, true]
  )
  func coloursAreKept(_ colour: UIColor, _ isSecure: Bool) throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: colour,
      requiringSecureCoding: isSecure
    )
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(read == colour)
    #expect(read?.hash == colour.hash)
  }

  /// What iOS writes of a colour: the components, in newer systems again with all their digits, and of a grey its lightness.
  @Test func archivesOfAppsAreRead() throws {
    let older = """
      YnBsaXN0MDDUAQIDBAUGBwpZJGFyY2hpdmVyWCR2ZXJzaW9uVCR0b3BYJG9iamVjdHNfEA9OU0tleWVkQXJjaGl2\
      ZXISAAGGoNEICVRyb290gAGjCwwcVSRudWxs2A0ODxAREhMUFRYXGBgZGhtfEBVVSUNvbG9yQ29tcG9uZW50Q291\
      bnRVVUlSZWRXVUlHcmVlblZVSUJsdWVXVUlBbHBoYVVOU1JHQlxOU0NvbG9yU3BhY2VWJGNsYXNzEAQjAAAAAAAA\
      AAAjP+AAAAAAAAAjP/AAAAAAAABHMCAwLjUgMRACgALSHR4fIFokY2xhc3NuYW1lWCRjbGFzc2VzV1VJQ29sb3Ki\
      HyFYTlNPYmplY3QACAARABsAJAApADIARABJAEwAUQBTAFcAXQBuAIYAjACUAJsAowCpALYAvQC/AMgA0QDaAOIA\
      5ADmAOsA9gD/AQcBCgAAAAAAAAIBAAAAAAAAACIAAAAAAAAAAAAAAAAAAAET
      """
    #expect(try Self.read(older) == UIColor(red: 0, green: 0.5, blue: 1, alpha: 1))
    let newer = """
      YnBsaXN0MDDUAQIDBAUGBwpZJGFyY2hpdmVyWCR2ZXJzaW9uVCR0b3BYJG9iamVjdHNfEA9OU0tleWVkQXJjaGl2\
      ZXISAAGGoNEICVRyb290gAGjCwwkVSRudWxs3A0ODxAREhMUFRYXGBkaGxwdHh8gHyEiI18QFVVJQ29sb3JDb21w\
      b25lbnRDb3VudFVVSVJlZFdVSUdyZWVuVlVJQmx1ZVdVSUFscGhhXFVJUmVkLURvdWJsZV5VSUdyZWVuLURvdWJs\
      ZV1VSUJsdWUtRG91YmxlXlVJQWxwaGEtRG91YmxlVU5TUkdCXE5TQ29sb3JTcGFjZVYkY2xhc3MQBCM/yZmZmZmZ\
      miM/2ZmZmZmZmiM/4zMzMzMzMyM/8AAAAAAAACM/0AAAAAAAACM/4AAAAAAAACM/6AAAAAAAAE0wLjI1IDAuNSAw\
      Ljc1EAKAAtIlJicoWiRjbGFzc25hbWVYJGNsYXNzZXNXVUlDb2xvcqInKVhOU09iamVjdAAIABEAGwAkACkAMgBE\
      AEkATABRAFMAVwBdAHYAjgCUAJwAowCrALgAxwDVAOQA6gD3AP4BAAEJARIBGwEkAS0BNgE/AU0BTwFRAVYBYQFq\
      AXIBdQAAAAAAAAIBAAAAAAAAACoAAAAAAAAAAAAAAAAAAAF+
      """
    #expect(try Self.read(newer) == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    let grey = """
      YnBsaXN0MDDUAQIDBAUGBwpZJGFyY2hpdmVyWCR2ZXJzaW9uVCR0b3BYJG9iamVjdHNfEA9OU0tleWVkQXJjaGl2\
      ZXISAAGGoNEICVRyb290gAGjCwwZVSRudWxs1g0ODxAREhMUFRYXGF8QFVVJQ29sb3JDb21wb25lbnRDb3VudFdV\
      SVdoaXRlV1VJQWxwaGFXTlNXaGl0ZVxOU0NvbG9yU3BhY2VWJGNsYXNzEAIjP9AAAAAAAAAjP+AAAAAAAABEMC4y\
      NRAEgALSGhscHVokY2xhc3NuYW1lWCRjbGFzc2VzV1VJQ29sb3KiHB5YTlNPYmplY3QIERskKTJESUxRU1ddaoKK\
      kpqnrrC5wsfJy9Db5OzvAAAAAAAAAQEAAAAAAAAAHwAAAAAAAAAAAAAAAAAAAPg=
      """
    #expect(try Self.read(grey) == UIColor(white: 0.25, alpha: 0.5))
  }
}
#endif
