/// What layers take that lie within each other: each lasts until all that lies in it is drawn.
struct LayerMemory {
  /// As many bytes as the largest picture has.
  static let limit = 256 << 20

  /// Whether they are images; in a drawing, which is a list of what is drawn, they are none as long as
  /// nothing is mixed.
  var areImages = false
  private var held = 0
  private var greatest = 0

  /// Whether more was held at once than is agreed to.
  var isExceeded: Bool { areImages && greatest > Self.limit }

  /// Notes a layer that is begun.
  mutating func take(_ bytes: Int) {
    held += bytes
    greatest = max(greatest, held)
  }

  /// Notes that a layer is gone.
  mutating func release(_ bytes: Int) {
    held -= bytes
  }
}
