import FontFaces
import Foundation

/// What was seen of one symbol, in parts of its font's size.
struct SymbolReading: Sendable, Hashable {
  /// A length, and how sure it is.
  struct Length: Sendable, Hashable {
    let ems: CGFloat
    /// The weight it was seen in; `nil` for a symbol that is only drawn like one that was seen.
    let weight: FontWeight?
    /// By how many pixels another size may differ from it that is multiplied from it.
    let grain: CGFloat

    fileprivate var ofKin: Length { Length(ems: ems, weight: nil, grain: grain) }
  }

  var width: Length?
  var height: Length?

  /// What is known of a symbol: by pictures of it, else by a recording of it, else by one that it is drawn like.
  static func reading(of name: String) -> SymbolReading {
    let known = [pictures[name], recordings[name], kin(of: name)].compactMap { $0 }
    return SymbolReading(
      width: known.compactMap(\.width).first,
      height: known.compactMap(\.height).first
    )
  }

  /// Whether it was seen or recorded itself.
  static func isRead(_ name: String) -> Bool { pictures[name] != nil || recordings[name] != nil }

  /// What was read in pictures of widgets on iOS 26 at 3x (github.com/home-assistant/iOS at d722d78).
  ///
  /// Each lies within the pixels seen, at all sizes seen.
  private static let pictures: [String: SymbolReading] = [
    // 20.33 at 20 pt, 22.33 to 22.67 at 22.
    "arrow.up": SymbolReading(width: seen(1.015, .bold)),
    "arrow.down": SymbolReading(width: seen(1.015, .bold)),
    // 9.33 at 9 pt.
    "arrow.clockwise": SymbolReading(width: seen(1.03, .semibold)),
    // About 17 at 17 pt.
    "bolt.fill": SymbolReading(width: seen(1, .regular)),
    // 32.33 to 32.67 at 28 pt.
    "arrow.clockwise.circle": SymbolReading(height: seen(1.155, .regular)),
    // 33.67 at 32 pt.
    "calendar": SymbolReading(height: seen(1.05, .regular)),
  ]

  private static func seen(_ ems: CGFloat, _ weight: FontWeight) -> Length {
    Length(ems: ems, weight: weight, grain: 0)
  }

  /// A symbol of the same outline: filled ones are as large as those that are not, to a point at 26 in all of the 15
  /// that were recorded both ways, and all in a circle or a square are as large as that is.
  private static func kin(of name: String) -> SymbolReading? {
    let bare = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    // What lies on one or beside one, as in `square.on.square`, is in none.
    let frame = ["circle", "square"].first { frame in
      bare.hasSuffix("." + frame) && ![".on.", ".and."].contains { bare.hasSuffix($0 + frame) }
    }
    guard let reading = recordings[frame ?? bare] else { return nil }
    return SymbolReading(width: reading.width?.ofKin, height: reading.height?.ofKin)
  }

  /// The size at which symbols were recorded, and what whole pixels make them higher than they are: their upper and
  /// their lower edge are moved outwards, by half a pixel each on the mean.
  ///
  /// So heights at 17 points, those of an iPhone and those in the pictures are met to a pixel or two.
  private static let recorded = (pointSize: 26.0, rise: 0.5)

  /// What SwiftUI of macOS 26.2 recorded of symbols in regular at two pixels a point, the size in points and the names of
  /// those that have it (github.com/iamcgn/swiftui-web, `symbol/catalog-26`).
  private static let recordings: [String: SymbolReading] = {
    func length(_ points: Double) -> Length {
      let ems = (points / SymbolReading.recorded.pointSize * 1_000).rounded() / 1_000
      return Length(ems: CGFloat(ems), weight: .regular, grain: 2)
    }
    var readings: [String: SymbolReading] = [:]
    for line in SymbolReading.table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 2, let width = Double(words[0]), let height = Double(words[1]) else {
        continue
      }
      for name in words.dropFirst(2) {
        readings[String(name)] = SymbolReading(
          width: length(width),
          height: length(height - SymbolReading.recorded.rise)
        )
      }
    }
    return readings
  }()

  private static let table = """
    10 28.5 exclamationmark
    19 26.5 chevron.left chevron.right
    19.5 22.5 italic
    20 28.5 questionmark
    20 32.5 thermometer
    21 27 underline
    21.5 22.5 bold
    21.5 25 pause.fill
    21.5 30 music.note
    21.5 30.5 cursorarrow
    22.5 25.5 play.fill
    23 30 drop
    23 34 lightbulb
    23 36 key
    24.5 29 lock
    25 23 arrow.down.left arrow.up.right
    25 33.5 bolt
    25.5 28 arrow.down arrow.up
    25.5 30.5 arrow.down.to.line arrow.up.to.line
    26 31.5 mic.slash speaker.slash
    26.5 24.5 xmark
    26.5 31 iphone
    26.5 31.5 bookmark flame mic
    27 6.5 minus
    27 24.5 pencil
    27 25 plus
    27 30 snowflake
    27.5 27 person.fill
    27.5 30 shield
    27.5 31.5 arrow.clockwise arrow.counterclockwise book.closed doc doc.text rectangle.portrait
    27.5 31.5 wallet.pass
    28 26 checkmark
    28 31 cylinder
    28 34.5 ant
    28 35.5 doc.badge.plus
    28.5 16.5 chevron.down chevron.up
    28.5 28 person
    28.5 33 sparkles
    29 9 ellipsis
    29 29 number
    29 30.5 bell
    29 31 bell.fill
    29 32.5 trash trash.fill
    29 33.5 person.badge.plus
    29 34 square.and.arrow.down
    29 34.5 square.and.arrow.up
    29.5 23.5 backward.end.fill forward.end.fill
    29.5 27.5 checkmark.square minus.square plus.square qrcode square square.dashed square.fill
    29.5 27.5 square.grid.2x2 xmark.square
    29.5 28.5 percent
    29.5 29 flag
    29.5 32.5 bell.badge bell.slash
    29.5 36 tram
    30 23.5 arrow.left arrow.right
    30 24 arrow.turn.up.left
    30 28 arrow.uturn.left
    30 34 pin
    30.5 28.5 arrow.up.left.and.arrow.down.right
    30.5 29.5 location
    30.5 30 moon
    30.5 31 gift waveform.path.ecg
    30.5 33 paperclip
    31 26.5 speaker.wave.1
    31 29 phone
    31 29.5 magnifyingglass minus.magnifyingglass plus.magnifyingglass
    31 30 arrow.down.circle arrow.left.circle arrow.right.circle arrow.up.circle chart.pie
    31 30 checkmark.circle checkmark.circle.fill chevron.right.circle circle circle.fill clock
    31 30 dollarsign.circle ellipsis.circle exclamationmark.circle exclamationmark.circle.fill
    31 30 face.smiling globe heart.circle info.circle info.circle.fill minus.circle person.circle
    31 30 plus.circle plus.circle.fill questionmark.circle safari star.circle trash.circle
    31 30 xmark.circle xmark.circle.fill
    31 31 power
    31 32 hand.raised hand.thumbsdown hand.thumbsup trophy
    31 34 building.2
    31.5 27.5 archivebox calendar heart heart.fill
    31.5 30.5 eraser
    31.5 31.5 at
    31.5 33 hexagon
    32 17 line.3.horizontal
    32 23 list.bullet
    32 25.5 list.number
    32 26 slider.horizontal.3 text.aligncenter text.alignleft text.alignright text.justify
    32 27 wind
    32 28 antenna.radiowaves.left.and.right leaf
    32 28.5 exclamationmark.triangle triangle
    32 30 airplane
    32 31 gearshape.fill
    32 31.5 headphones square.and.pencil
    32 32.5 shippingbox square.3.layers.3d
    32 36 doc.on.clipboard doc.on.doc
    32.5 29 lock.open
    32.5 29.5 map
    32.5 31 paperplane
    32.5 31.5 eyedropper gearshape highlighter
    32.5 32 sun.max touchid
    32.5 33 link
    32.5 33.5 link.badge.plus
    33 35.5 paintbrush
    33.5 27 repeat
    33.5 27.5 chart.line.uptrend.xyaxis
    33.5 31.5 star star.fill star.leadinghalf.filled
    33.5 32 gear
    34 22 quote.opening
    34 30.5 bubble.left
    34 32 crop
    34 34 seal
    34.5 24.5 cloud
    34.5 25.5 wifi
    34.5 28 book
    34.5 30 checklist
    34.5 31.5 pentagon
    34.5 33 tag
    34.5 34 bus
    35 27.5 folder folder.fill
    35 29 cart message
    35 29.5 folder.badge.plus
    35 31.5 newspaper printer
    35 34 arrow.up.and.down.and.arrow.left.and.right
    35.5 23 textformat
    35.5 27.5 shuffle
    35.5 29 briefcase
    35.5 32 storefront
    35.5 35.5 wrench
    36 26 creditcard tray
    36 27.5 photo rectangle rectangle.split.3x1 sidebar.left sidebar.right tablecells terminal
    36 29 arrow.up.arrow.down
    36 29.5 paintpalette
    36 33.5 radio
    36.5 26.5 speaker.wave.2
    36.5 28 car
    36.5 30 desktopcomputer
    36.5 31 house house.fill pills
    37 26 envelope
    37.5 18 ruler
    37.5 25 video
    37.5 28.5 camera
    38 23.5 backward.fill forward.fill
    38 29.5 tv
    38 36 hammer
    38.5 28 chart.bar
    39 29 crown
    39 30 scissors
    39 37.5 tree
    40 26 eye
    40 31.5 eye.slash
    41 34 cat
    41 35 graduationcap
    41.5 33.5 dog
    42 28.5 chevron.left.forwardslash.chevron.right
    42 29.5 person.2
    43 27.5 gamecontroller
    43 31.5 truck.box
    43.5 29 puzzlepiece
    44 21.5 battery.100
    47.5 30 bicycle
    50 27 mountain.2
    """
}
