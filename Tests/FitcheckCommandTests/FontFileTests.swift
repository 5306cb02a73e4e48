import Foundation
import TestSupport
import Testing

/// What is opened as a font, and what is not: only files, and only those the user named.
@Suite struct FontFileTests {
  private let fixtures: Fixtures

  init() throws {
    fixtures = try Fixtures()
  }

  /// Runs the command, in a shell that gives up on what waits for ever.
  private func run(
    _ arguments: [String],
    after setting: String = "true",
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun.run(
      arguments,
      input: Array(input.utf8),
      shell: "\(setting); timeout 60 \"$@\"",
      directory: fixtures.directory,
      environment: environment
    )
  }

  // MARK: - What grows

  /// A table of substitutions (OpenType `GSUB`) that goes over each glyph but the first so many times, and makes several of it.
  private static func growth(times: Int, copies: Int, glyphCount: Int) -> Data {
    func numbers(_ values: Int...) -> [UInt8] { values.flatMap { $0.bigEndianBytes(2) } }
    let others = 1..<glyphCount
    let sequences: [UInt8] = others.flatMap { glyph in
      numbers(copies) + repeatElement(numbers(glyph), count: copies).flatMap { $0 }
    }
    let sequenceLength = 2 + 2 * copies
    let first = 6 + 2 * others.count
    let offsets: [UInt8] = others.indices.flatMap { numbers(first + sequenceLength * ($0 - 1)) }
    let lookup: [UInt8] =
      numbers(2, 0, 1, 8)
      + numbers(1, first + sequences.count, others.count) + offsets + sequences
      + numbers(2, 1, 1, glyphCount - 1, 0)
    let lookups: [UInt8] = (0..<times).flatMap { numbers(2 + 2 * times + lookup.count * $0) }
    let list: [UInt8] = numbers(times) + lookups + (0..<times).flatMap { _ in lookup }
    let indices: [UInt8] = (0..<times).flatMap { numbers($0) }
    let features: [UInt8] =
      numbers(1) + Array("ccmp".utf8) + numbers(8) + numbers(0, times) + indices
    let scripts: [UInt8] =
      numbers(1) + Array("DFLT".utf8) + numbers(8) + numbers(4, 0) + numbers(0, 0xFFFF, 1, 0)
    let header: [UInt8] = numbers(1, 0, 10, 10 + scripts.count, 10 + scripts.count + features.count)
    return Data(header + scripts + features + list)
  }

  /// HarfBuzz leaves out what is beyond its bound on glyphs: widths would be those of the rest.
  @Test func fontsThatGrowAreRefused() throws {
    let text = String(repeating: "AB ", count: 40)
    for (times, copies) in [(1, 3), (3, 4), (8, 3), (10, 16)] {
      let font = try AlteredFont.test("Layers.ttf")
      font.rename("CPAL", to: "GSUB")
      font.replace("GSUB", with: Self.growth(times: times, copies: copies, glyphCount: 6))
      let path = try font.write("growing.ttf")
      let isRefused = times > 3
      let commands = [
        ["check", "-", "--size", "146x58", "--png", "growing.png"],
        ["limits", "-", "--size", "146x58"],
        ["check", "-", "--size", "146x58", "--format", "jsonl"],
        ["lines", "-", "--point-size", "12", "--width", "146"],
      ]
      for command in commands {
        let result = try run(command + ["--font", path], input: text)
        #expect((result.exitCode == 2) == isRefused, "\(command) \(times): \(result.errors)")
        guard isRefused else { continue }
        #expect(result.output.isEmpty)
        let refusal =
          "\(path) makes so many glyphs of a few letters that text could not be measured"
        #expect(result.errors.contains(refusal), "\(result.errors)")
      }
      let picture = fixtures.directory.appending(path: "growing.png")
      #expect(FileManager.default.fileExists(atPath: picture.path) == !isRefused)
      try? FileManager.default.removeItem(at: picture)
    }
  }

  // MARK: - What is no file

  @Test(arguments: [
    ("mkfifo font", "it is a pipe, not a file"), ("ln -s /dev/zero font", "it is a device"),
    ("mkdir font", "is a directory"), ("touch font", "the file is empty"),
    ("ln -s font font", "too many levels of symbolic links"),
    ("truncate -s 600M font", "it has 629145600 bytes, and 536870912 are the most"),
  ])
  func onlyFilesAreFonts(setting: String, reason: String) throws {
    let row = #"{"text":"a","font":"font"}"#
    let lines = ["lines", "-", "--format", "jsonl", "--point-size", "12", "--width", "90"]
    for (number, (arguments, input)) in [
      (["plain.txt", "--size", "146x58", "--font", "whole.otf", "--bold-font", "font"], ""),
      (["fonts", "--font", "font"], ""), (lines + ["--allow-font-paths", "/"], row),
    ].enumerated() {
      let result = try run(arguments, after: number == 0 ? setting : "true", input: input)
      #expect(result.exitCode == 2, "\(arguments)")
      #expect(result.errors.contains("cannot read the font font: \(reason)"), "\(result.errors)")
    }
  }

  /// A file of the system's that is said to be longer than it is.
  private static let longer = "/sys/devices/system/cpu/online"

  private static let isThereALongerOne: Bool = {
    var status = stat()
    // A page, of which a few digits are there.
    return stat(longer, &status) == 0 && status.st_size >= 4_096
  }()

  /// What is shorter than it was when it was opened is not read as if zeros stood behind it.
  @Test(.enabled(if: isThereALongerOne)) func aFileThatBecomesShorterIsNoFont() throws {
    for arguments in [
      ["plain.txt", "--size", "146x58", "--font", Self.longer], ["fonts", "--font", Self.longer],
    ] {
      let result = try run(arguments)
      #expect(result.exitCode == 2)
      let reason = "it became shorter while it was read"
      #expect(
        result.errors.contains("cannot read the font \(Self.longer): \(reason)"),
        "\(result.errors)"
      )
    }
  }

  @Test func textsMayComeThroughPipes() throws {
    let result = try CommandRun.run(
      [],
      shell: "\"$1\" <(printf 'A headline\\n') --size 146x58",
      directory: fixtures.directory
    )
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.output.contains("A headline"))
  }

  // MARK: - Fonts that rows name

  @Test func linksOutOfAFolderAreResolved() throws {
    let lines = ["lines", "-", "--format", "jsonl", "--point-size", "12", "--width", "90"]
    let allowed = lines + ["--allow-font-paths", "folder"]
    let setting =
      "ln -s ../whole.otf folder/out.otf; cp whole.otf folder/in.otf; "
      + "ln -s folder/in.otf into.otf; ln -s .. folder/up; ln -s folder other"
    for (name, isAllowed) in [
      ("folder/out.otf", false), ("folder/in.otf", true), ("into.otf", true),
      ("folder/up/whole.otf", false), ("folder/up/folder/in.otf", true), ("other/in.otf", true),
      ("folder", false), ("folder/../folder/in.otf", true), ("folder2/in.otf", false),
      // Where such a file would be nobody can tell.
      ("nowhere/in.otf", false), ("\(fixtures.directory.path)/folder/nowhere/in.otf", false),
    ] {
      let result = try run(
        allowed,
        after: name == "folder/out.otf" ? setting : "mkdir -p folder2; cp whole.otf folder2/in.otf",
        input: #"{"text":"a","font":"\#(name)"}"#
      )
      #expect(result.exitCode == (isAllowed ? 0 : 2), "\(name): \(result.errors)")
      if !isAllowed { #expect(result.errors.contains("which is not in a folder that")) }
    }
    // A folder is what its name leads to.
    let other = try run(
      lines + ["--allow-font-paths", "other", "--allow-font-paths", "folder2"],
      input: #"{"text":"a","font":["folder/in.otf","folder2/in.otf"]}"#
    )
    #expect(other.exitCode == 0, "\(other.errors)")
  }

  /// The files of a row are open at once, each of its names by itself: there are only so many.
  @Test(arguments: [(32, true), (33, false)])
  func aRowNamesSoManyFonts(_ count: Int, _ isAllowed: Bool) throws {
    let names = (0..<count).map { "\"\(String(repeating: "./", count: $0))whole.otf\"" }
    let result = try run(
      [
        "lines", "-", "--format", "jsonl", "--point-size", "12", "--width", "90",
        "--allow-font-paths", ".",
      ],
      input: #"{"text":"a","font":[\#(names.joined(separator: ","))]}"#
    )
    #expect(result.exitCode == (isAllowed ? 0 : 2), "\(result.errors)")
    let refusal = "line 1: “font” names 33 files, and 32 are the most"
    #expect(result.errors.contains(refusal) == !isAllowed, "\(result.errors)")
  }

  /// Only so many stay open from row to row: who names more, and the first one again, has the same lines.
  @Test func moreRowsThanFontsStayOpenAreAnswered() throws {
    let names = (0..<70).map { String(repeating: "./", count: $0) + "whole.otf" } + ["whole.otf"]
    let result = try run(
      [
        "lines", "-", "--format", "jsonl", "--point-size", "12", "--width", "90",
        "--allow-font-paths", ".",
      ],
      input: names.map { #"{"text":"a","font":"\#($0)"}"# }.joined(separator: "\n")
    )
    #expect(result.exitCode == 0, "\(result.errors)")
    let answers = result.output.split(separator: "\n")
    try #require(answers.count == names.count)
    // A row without a name of its own is called by its number.
    let lines = Set(answers.map { $0.drop { $0 != "," } })
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains(#""lineCount":1"#) == true)
  }

  /// Each font that is named counts, not the first alone: of a row, and of the options before any row comes.
  @Test func theSecondFontCountsToo() throws {
    let lines = ["lines", "-", "--format", "jsonl", "--point-size", "12", "--width", "90"]
    let row = try run(
      lines + ["--allow-font-paths", "folder"],
      after: "cp whole.otf folder/in.otf",
      input: #"{"text":"a","font":["folder/in.otf","whole.otf"]}"#
    )
    let refusal = "“font” names whole.otf, which is not in a folder that"
    #expect(row.exitCode == 2 && row.errors.contains(refusal), "\(row.errors)")
    let options = try run(lines + ["--font", "whole.otf", "--font", "nowhere.otf"])
    #expect(options.exitCode == 2 && options.errors.contains("nowhere.otf"), "\(options.errors)")
  }

  /// Two faces of one file are two fonts, whichever is the bold one; the regular one is told first.
  @Test(arguments: [(0, 1), (1, 0)]) func facesOfOneFileAreToldApart(_ one: Int, _ bold: Int) throws
  {
    let path = TestFiles.directory.appending(path: "Fonts/Collection.ttc").path
    let result = try run(
      ["-", "--input", "text", "--size", "146x58", "--format", "json"]
        + ["--font", "\(path)#\(one)", "--bold-font", "\(path)#\(bold)"],
      input: "A B\n\nB A\n"
    )
    #expect(result.exitCode == 0, "\(result.errors)")
    let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let metrics = (document as? [String: Any])?["metrics"] as? [String: Any]
    let faces = try #require(metrics?["faces"] as? [[String: Any]])
    #expect(faces.map { $0["index"] as? Int } == [one, bold], "\(faces)")
  }

  // MARK: - How they are shaped

  /// HarfBuzz takes from its environment which of its shapers it asks; a line has the same kerning anyway.
  @Test(arguments: [[], ["--font", "whole.otf"]])
  func noShaperIsChosenFromOutside(font: [String]) throws {
    let lines = ["lines", "-", "--point-size", "12", "--width", "900"] + font
    let text = "AVATAR Wave fi سلام कि"
    let expected = try run(lines, input: text)
    #expect(expected.exitCode == 0, "\(expected.errors)")
    for shaper in ["fallback", "graphite2,fallback"] {
      let result = try run(lines, input: text, environment: ["HB_SHAPER_LIST": shaper])
      #expect(result.output == expected.output)
    }
  }

  // MARK: - Bundled fonts that are others

  /// A folder of links to the bundled files, to change one of them.
  private func linkedFonts() throws -> URL {
    let folder = fixtures.directory.appendingPathComponent("fonts")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = CommandRun.repository.appendingPathComponent("Fonts/Files")
    for name in try FileManager.default.contentsOfDirectory(atPath: files.path) {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent(name),
        withDestinationURL: files.appendingPathComponent(name)
      )
    }
    return folder
  }

  @Test(arguments: [
    ("system-metrics.bin", "LC_ALL=C tr a b < $f > new", "SHA-256 "),
    ("system-metrics.bin", "head -c 1000 $f > new", " bytes expected, "),
    ("NotoSansThai-Bold.ttf", "cat fonts/NotoSansHebrew-Bold.ttf > new", "37788 bytes expected"),
    ("FitcheckSans-Bold.otf", "cat $f > new; echo >> new", "230520 bytes expected, 230521 found"),
    ("NotoColorEmoji.ttf", "mkfifo new", "it is a pipe, not a file"),
  ])
  func anAlteredFileIsRefused(name: String, change: String, reason: String) throws {
    _ = try linkedFonts()
    let setting = "f=fonts/\(name); \(change); rm $f; mv new $f"
    let environment = ["FITCHECK_FONTS": "fonts"]
    var commands = [
      ["lines", "plain.txt", "--point-size", "12", "--width", "90"], ["fonts", "--verify"],
    ]
    // Once it is said by whatever else opens them.
    if name.hasPrefix("FitcheckSans") {
      commands += [["plain.txt", "--size", "146x58"], ["fonts"]]
    }
    for (number, arguments) in commands.enumerated() {
      let result = try run(
        arguments,
        after: number == 0 ? setting : "true",
        environment: environment
      )
      #expect(result.exitCode == 2, "\(arguments)")
      #expect(result.output.isEmpty || arguments.contains("--verify"))
      #expect(result.errors.contains("fonts/\(name)"), "\(result.errors)")
      #expect(result.errors.contains(reason), "\(result.errors)")
      // Fonts of one's own are an option; what cannot be read at all says what is wrong itself.
      let isToldOfOthers = result.errors.hasSuffix(", or take fonts of your own (--font)\n")
      #expect(isToldOfOthers == !reason.contains("pipe"), "\(result.errors)")
      if arguments.contains("--verify") { #expect(result.output.contains("✗ \(name)")) }
    }
    // Fonts of the user's own need none of them.
    let own = try run(
      ["plain.txt", "--size", "146x58", "--font", "whole.otf"],
      environment: environment
    )
    #expect(own.exitCode == 0)
  }

  /// One that is wrong is said by itself; of more the others are counted.
  @Test(arguments: [(0, ""), (1, ""), (2, " (and 1 more file)"), (3, " (and 2 more files)")])
  func filesThatAreWrongAreCounted(_ count: Int, _ others: String) throws {
    let folder = try linkedFonts()
    for name in ["Thai", "Lao", "Hebrew"].prefix(count) {
      let file = folder.appendingPathComponent("NotoSans\(name)-Bold.ttf")
      let bytes = try Data(contentsOf: file.resolvingSymlinksInPath()) + [0]
      try FileManager.default.removeItem(at: file)
      try bytes.write(to: file)
    }
    let result = try run(["fonts", "--verify"], environment: ["FITCHECK_FONTS": "fonts"])
    #expect(result.exitCode == (count == 0 ? 0 : 2))
    #expect(result.errors.isEmpty == (count == 0))
    #expect(result.errors.contains(" more file") == !others.isEmpty)
    // The first of them in the list is the one that is told of.
    let names = result.output.split(separator: "\n").filter { $0.hasPrefix("✗ ") }
      .map { $0.dropFirst(2) }
    #expect(names.count == count)
    if let first = names.first {
      #expect(result.errors.contains("fonts/\(first) "), "\(result.errors)")
    }
    #expect(result.errors.hasSuffix("\(others)\n") || count == 0, "\(result.errors)")
  }

  /// What cannot be read has no digest, and is said to be none of the files.
  @Test func whatCannotBeReadHasNoDigest() throws {
    let folder = try linkedFonts()
    let name = "NotoColorEmoji.ttf"
    // The list of files has the digest that is expected in its sixth column.
    let listed = try String(
      contentsOf: folder.appendingPathComponent("fonts.tsv"),
      encoding: .utf8
    )
    let row = try #require(listed.split(separator: "\n").first { $0.hasPrefix("\(name)\t") })
    let digest = row.split(separator: "\t")[5]
    let environment = ["FITCHECK_FONTS": "fonts"]
    let text = try run(
      ["fonts", "--verify"],
      after: "rm fonts/\(name); mkfifo fonts/\(name)",
      environment: environment
    )
    #expect(text.exitCode == 2)
    let told = "✗ \(name)\n  sha256 unreadable\n  expected \(digest)\n"
    #expect(text.output.contains(told), "\(text.output)")
    let json = try run(["fonts", "--verify", "--format", "json"], environment: environment)
    #expect(json.exitCode == 2)
    let member =
      "\"file\": \"\(name)\",\n      \"sha256\": null,\n      \"expected\": \"\(digest)\""
    #expect(json.output.contains(member), "\(json.output)")
  }

  @Test func theRestIsVerifiedOnRequest() throws {
    let folder = try linkedFonts()
    let name = "NotoSansCJKjp-Bold.otf"
    let file = folder.appendingPathComponent(name)
    var bytes = try Data(contentsOf: file.resolvingSymlinksInPath())
    bytes[6_000_000] ^= 1
    try FileManager.default.removeItem(at: file)
    try bytes.write(to: file)
    let environment = ["FITCHECK_FONTS": "fonts"]
    #expect(try run(["plain.txt", "--size", "146x58"], environment: environment).exitCode == 0)
    let result = try run(["fonts", "--verify"], environment: environment)
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("fonts/\(name) is not the file that this fitcheck was built"))
    let list = try run(["fonts", "--verify", "--format", "json"], environment: environment)
    #expect(list.exitCode == 2)
    // Of that file, and of all together.
    #expect(list.output.contains("\n      \"intact\": false\n"), "\(list.output)")
    #expect(list.output.contains("\n  \"intact\": false,\n"), "\(list.output)")
    // The digest that was found is told beside the one that was expected, which the list of files has.
    let listed = try String(
      contentsOf: folder.appendingPathComponent("fonts.tsv"),
      encoding: .utf8
    )
    let answer = try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [String: Any]
    let files = try #require(answer?["files"] as? [[String: Any]])
    #expect(files.count > 1)
    for told in files {
      let found = try #require(told["sha256"] as? String)
      let expected = try #require(told["expected"] as? String)
      let (file, isIntact) = (told["file"] as? String, told["intact"] as? Bool)
      let isAltered = file == name
      #expect((found != expected) == isAltered && isIntact == !isAltered, "\(told)")
      guard isAltered else { continue }
      #expect(listed.contains(expected) && !listed.contains(found), "\(told)")
      #expect(result.output.contains("sha256 \(found)\n"), "\(result.output)")
      #expect(result.output.contains("expected \(expected)\n"), "\(result.output)")
    }
  }
}
