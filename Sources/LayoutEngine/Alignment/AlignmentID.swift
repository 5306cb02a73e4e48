public import Foundation

/// A type that names a kind of alignment and says where its guide lies by default.
public protocol AlignmentID: SendableMetatype {
  /// The guide's position, in points from the view's top left corner, for a view that sets none.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// What an alignment is compared by, and how its guides are found: the built-in ones without
/// asking their type.
package struct AlignmentKey: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case leading, centerX, trailing
    case top, centerY, bottom, firstTextBaseline, lastTextBaseline
    case custom
  }

  let kind: Kind
  package let axis: Axis
  let id: any AlignmentID.Type

  init(_ kind: Kind, _ axis: Axis, _ id: any AlignmentID.Type) {
    self.kind = kind
    self.axis = axis
    self.id = id
  }

  package static func == (one: AlignmentKey, other: AlignmentKey) -> Bool {
    one.axis == other.axis && ObjectIdentifier(one.id) == ObjectIdentifier(other.id)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
  }

  var isBaseline: Bool {
    kind == .firstTextBaseline || kind == .lastTextBaseline
  }

  /// Whether it is an edge or a middle.
  var isEdge: Bool { kind != .custom && !isBaseline }

  /// Where the guide lies in a view of a size that sets none; `nil` where its type has to be asked.
  func position(in size: CGSize) -> CGFloat? {
    switch kind {
    case .leading, .top: 0
    case .centerX: size.width / 2
    case .centerY: size.height / 2
    case .trailing: size.width
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    case .custom: nil
    }
  }

  /// One guide made of those that the children of a container set themselves: the highest of the
  /// first baselines, the lowest of the last ones, of those of one's own the mean.
  ///
  /// Edges and middles are the container's, whatever its children say of theirs (LayoutRules §3.5, R).
  package func combine(_ guides: some Sequence<CGFloat>) -> CGFloat? {
    var count = 0
    var sum: CGFloat = 0
    var least = CGFloat.infinity
    var greatest = -CGFloat.infinity
    for guide in guides {
      count += 1
      sum += guide
      least = min(least, guide)
      greatest = max(greatest, guide)
    }
    guard count > 0 else { return nil }
    switch kind {
    case .firstTextBaseline: return least
    case .lastTextBaseline: return greatest
    case .custom: return sum / CGFloat(count)
    case .leading, .centerX, .trailing, .top, .centerY, .bottom: return nil
    }
  }
}
