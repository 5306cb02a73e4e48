import Foundation
import TestSupport
import Testing
import UnicodeText

@testable import FontFaces

@Suite("Cascades are held within a bound in bytes")
struct CascadeMemoryTests {
  /// One text in every weight there is, so that each cascade remembers its choice of faces.
  @Test func everyWeight() throws {
    let library = try TestFonts.japanese()
    let first = library.cascade(weight: FontWeight(rawValue: 1))
    for slant in [FontSlant.upright, .italic] {
      for weight in stride(from: 1, through: 1000, by: 3) {
        let cascade = library.cascade(weight: FontWeight(rawValue: weight), slant: slant)
        for scalar: UInt32 in [0x41, 0x3042, 0x6771, 0x1F600] {
          _ = cascade.selector.select(scalar, previous: 0) { _ in }
        }
        #expect(library.cascadeByteCount <= FontLibrary.cascadeByteLimit)
      }
    }
    // What is used all along is found again; the last is held.
    #expect(library.cascade(weight: FontWeight(rawValue: 1)) == first)
    let last = library.cascade(weight: FontWeight(rawValue: 1000), slant: .italic)
    #expect(library.cascade(weight: FontWeight(rawValue: 1000), slant: .italic) == last)
  }

  /// What cascades remember only after they were asked for counts as well.
  @Test func cascadesThatGrow() throws {
    let path = TestFiles.directory.appendingPathComponent("Fonts/Variable.ttf").path
    let library = try FontLibrary.files(regular: [try FontFace(path: path)])
    let weights = (400..<500).map(FontWeight.init(rawValue:))
    for weight in weights { _ = library.cascade(weight: weight) }
    let before = library.cascadeByteCount
    #expect(before > FontLibrary.cascadeByteLimit / 2 && before < FontLibrary.cascadeByteLimit)
    var isWithin = true
    for weight in weights {
      let cascade = library.cascade(weight: weight)
      isWithin = isWithin && library.cascadeByteCount <= FontLibrary.cascadeByteLimit
      for page: UInt32 in 0..<128 {
        _ = cascade.selector.select(page << 8, previous: 0) { _ in }
      }
    }
    #expect(isWithin)
    let last = library.cascade(weight: .regular)
    #expect(library.cascadeByteCount <= FontLibrary.cascadeByteLimit)
    #expect(library.cascade(weight: .regular) == last)
  }

  /// The one asked for last is held though there is no room for it.
  @Test func theLastIsHeldWhateverItTakes() throws {
    let library = try TestFonts.japanese()
    var memory = CascadeMemory(byteLimit: 0, sharedFaces: library.faces)
    var byteCounts: [Int] = []
    for weight in [FontWeight.regular, .bold, .regular] {
      let cascade = memory.cascade(for: CascadeKey(weight: weight, slant: .upright)) {
        library.cascade(weight: weight)
      }
      #expect(cascade == library.cascade(weight: weight))
      byteCounts.append(memory.heapByteCount)
    }
    #expect(byteCounts.allSatisfy { $0 > 0 })
  }

  /// Of three for two of which there is room, the one goes that was asked for longest ago; faces count that are its own.
  @Test func whatWasAskedForLongestAgoGoes() throws {
    let path = TestFiles.directory.appending(path: "Fonts/Layers.ttf").path
    let face = try FontFace(path: path)
    func cascade() -> FontCascade {
      FontCascade(
        entries: [FontCascade.Entry(face: face, source: .file, isEmoji: false)],
        strut: FontCascade.Strut(ascent: 1, descent: 0.25, leading: 0, capHeight: 0.7),
        sizing: nil
      )
    }
    func key(_ weight: Int) -> CascadeKey {
      CascadeKey(weight: FontWeight(rawValue: weight), slant: .upright)
    }
    var single = CascadeMemory(byteLimit: 0, sharedFaces: [face])
    _ = single.cascade(for: key(1)) { cascade() }
    var own = CascadeMemory(byteLimit: 0, sharedFaces: [])
    _ = own.cascade(for: key(1)) { cascade() }
    #expect(own.heapByteCount == single.heapByteCount + face.heapByteCount)
    var memory = CascadeMemory(byteLimit: 2 * single.heapByteCount, sharedFaces: [face])
    var made: [Int] = []
    for weight in [100, 200, 100, 300, 100, 200] {
      _ = memory.cascade(for: key(weight)) {
        made.append(weight)
        return cascade()
      }
    }
    #expect(made == [100, 200, 300, 200])
    #expect(memory.heapByteCount == 2 * single.heapByteCount)
  }

  /// All that somebody uses are told by their weight, and of one weight the upright one first, whichever was asked for first.
  @Test func cascadesAreToldByWeightAndSlant() throws {
    let path = TestFiles.directory.appending(path: "Fonts/Layers.ttf").path
    let face = try FontFace(path: path)
    var memory = CascadeMemory(byteLimit: 1 << 20, sharedFaces: [face])
    let asked: [(weight: Int, slant: FontSlant)] = [
      (500, .italic), (700, .upright), (500, .upright), (300, .italic),
    ]
    var used: [FontCascade] = []
    for (place, style) in asked.enumerated() {
      let key = CascadeKey(weight: FontWeight(rawValue: style.weight), slant: style.slant)
      let cascade = memory.cascade(for: key) {
        FontCascade(
          entries: [FontCascade.Entry(face: face, source: .file, isEmoji: false)],
          strut: FontCascade.Strut(ascent: Double(place), descent: 0, leading: 0, capHeight: 0),
          sizing: nil
        )
      }
      used.append(cascade)
    }
    #expect(used.map(\.strut.ascent) == [0, 1, 2, 3])
    #expect(memory.cascades.map(\.strut.ascent) == [3, 2, 0, 1])
  }

  /// A cascade weighs what its entries and the system font's advances take, and what it chose: faces are shared.
  @Test func cascadesWeighTheirAdvances() throws {
    let library = try FontLibrary.bundled(deviceLanguages: ["ja"])
    #expect(library.cascadeByteCount == 0)
    let cascade = library.cascade(weight: .light)
    let advances = try #require(cascade.entries[0].advances)
    #expect(
      library.cascadeByteCount == cascade.entries.heapByteCount + advances.heapByteCount
        + cascade.selector.heapByteCount
    )
  }

  /// Who holds a face is told once that it knows its characters by now, and weighs it anew.
  @Test func facesNoteThatTheyGrow() async {
    await #expect(processExitsWith: .success) {
      let path = TestFiles.directory.appending(path: "Fonts/Layers.ttf").path
      let face = try FontFace(path: path)
      let before = CascadeGrowth.count
      #expect(face.covers("A") && CascadeGrowth.count == before + 1)
      #expect(face.covers("B") && CascadeGrowth.count == before + 1)
    }
  }

  @Test func devicesShareFaces() throws {
    let japanese = try TestFonts.japanese()
    let english = japanese.forDevice(languages: ["en"])
    let opened = try TestFonts.english()
    #expect(english.faces == japanese.faces && english.faces != opened.faces)
    // On a device that is set alike a library is itself.
    let bold = japanese.cascade(weight: .bold)
    #expect(japanese.forDevice(languages: ["en", "ja"]).cascade(weight: .bold) == bold)
    let settings = [["ja"], ["en", "ja"], ["en"], ["fr"], ["fr", "zh-Hans"]].map {
      japanese.deviceSetting(languages: $0)
    }
    #expect(settings[0] == settings[1] && settings[0] != settings[2] && settings[2] == settings[3])
    #expect(settings[3] != settings[4])
    let cascades = [english, opened].map { $0.cascade(weight: .regular) }
    #expect(cascades[0].entries.count == cascades[1].entries.count)
    for (shared, own) in zip(cascades[0].entries, cascades[1].entries) {
      #expect(shared.emScale == own.emScale && shared.face.path == own.face.path)
      #expect(
        shared.sources(hasTabularFigures: false, pointSize: 12).source(of: 0x6771)
          == own.sources(hasTabularFigures: false, pointSize: 12).source(of: 0x6771)
      )
    }
  }
}
