import Fitcheck

/// A kind of input to the library, and what is asked of it.
struct LibraryKind: Sendable {
  let name: String
  let run: @MainActor @Sendable (_ library: FontLibrary, _ bytes: Int) -> Void

  static let all: [LibraryKind] =
    Pattern.texts.map { pattern in
      LibraryKind(name: "text: \(pattern.name)") { library, bytes in
        measure(TextPreparer().prepare(pattern.text(bytes: bytes), style: style(library)))
      }
    }
    + [Pattern.words, .marks, .flags].flatMap { pattern in
      [
        LibraryKind(name: "styled runs: \(pattern.name)") { library, bytes in
          let text = pattern.text(bytes: 64)
          let runs = (0..<bytes / 64).map { number in
            StyledRun(
              text,
              cascade: library.cascade(weight: number.isMultiple(of: 2) ? .bold : .regular),
              pointSize: 12
            )
          }
          measure(TextPreparer().prepare(runs, style: style(library)))
        },
        LibraryKind(name: "language of a style: \(pattern.name)") { library, bytes in
          var style = style(library)
          style.language = pattern.text(bytes: bytes)
          measure(TextPreparer().prepare("Text", style: style))
        },
        LibraryKind(name: "name of a device: \(pattern.name)") { _, bytes in
          _ = try? DeviceCatalogue.device(named: pattern.text(bytes: bytes))
        },
        LibraryKind(name: "feature: \(pattern.name)") { _, bytes in
          _ = try? FontFeature(parsing: pattern.text(bytes: bytes))
        },
        LibraryKind(name: "variation: \(pattern.name)") { _, bytes in
          _ = FontVariation(parsing: pattern.text(bytes: bytes))
        },
        LibraryKind(name: "path of a font: \(pattern.name)") { _, bytes in
          _ = try? FontFace(path: pattern.text(bytes: bytes))
        },
      ]
    }
    + (Pattern.markdown + [Pattern.words]).map { pattern in
      LibraryKind(name: "Markdown: \(pattern.name)") { library, bytes in
        let selector = FitSelector(
          environment: EnvironmentValues(fontLibrary: library, deviceLanguages: ["en"])
        )
        _ = selector.decide(
          Text(LocalizedStringKey(pattern.text(bytes: bytes))).lineLimit(2),
          in: CGSize(width: 146, height: 58)
        )
      }
    }
    + [
      LibraryKind(name: "Markdown: code of many lengths") { library, bytes in
        // Runs of 1, 2, 3 and more backticks.
        var text = ""
        var length = 1
        while text.utf8.count < bytes {
          text += String(repeating: "`", count: length) + "a"
          length += 1
        }
        let selector = FitSelector(
          environment: EnvironmentValues(fontLibrary: library, deviceLanguages: ["en"])
        )
        _ = selector.decide(
          Text(LocalizedStringKey(text)).lineLimit(2),
          in: CGSize(width: 146, height: 58)
        )
      }
    ]

  private static func style(_ library: FontLibrary) -> TextStyle {
    TextStyle(cascade: library.cascade(weight: .regular))
  }

  /// What a widget asks of a text: its size, the lines that are shown, how nearly it fits.
  private static func measure(_ prepared: PreparedText) {
    var paragraph = ParagraphStyle(pointSize: 12)
    _ = prepared.measure(paragraph, width: 146)
    paragraph.lineLimit = 2
    _ = prepared.fitMargin(paragraph, width: 146)
    for mode in TruncationMode.allCases {
      paragraph.truncation = mode
      _ = prepared.layOut(paragraph, width: 146)
    }
  }
}
