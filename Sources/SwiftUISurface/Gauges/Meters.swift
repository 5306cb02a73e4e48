import Foundation

/// The bar of a gauge or progress view: as wide as what it is proposed, of one height.
nonisolated struct MeterBar: View {
  let fraction: Double
  let height: CGFloat
  let showsMarker: Bool
  let style: MeterStyle

  var body: some View {
    Capsule()
      .opacity(0.3)
      .overlay {
        MeterFilling(fraction: fraction, showsMarker: showsMarker) {
          if showsMarker { Circle() } else { Capsule() }
        }
      }
      .frame(height: height)
      .foregroundStyle(style)
  }
}

/// Lays the filled part of a bar, or its marker, over the whole.
private struct MeterFilling: Layout {
  let fraction: Double
  let showsMarker: Bool

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let size =
      showsMarker
      ? CGSize(width: bounds.height, height: bounds.height)
      : CGSize(width: bounds.width * fraction, height: bounds.height)
    let x = showsMarker ? (bounds.width - size.width) * fraction : 0
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.minY),
        proposal: ProposedViewSize(size)
      )
    }
  }
}

/// The ring of a gauge or progress view: a circle in the room there is.
nonisolated struct MeterRing: View {
  /// The size of a ring that is offered no bound, points.
  static let idealSide: CGFloat = 58

  let fraction: Double
  /// Whether the ring is open at the bottom.
  let isOpen: Bool
  let style: MeterStyle

  var body: some View {
    // In turns from the right; an open ring leaves a quarter free at the bottom.
    let start = isOpen ? 0.375 : 0.75
    let span = isOpen ? 0.75 : 1.0
    Group {
      if isOpen {
        MarkedArc(start: start, span: span, fraction: fraction)
      } else {
        ZStack {
          Circle().stroke(lineWidth: MeterRing.lineWidth).opacity(0.3)
          Arc(start: start, span: span * fraction).stroke(style: MeterRing.line)
        }
      }
    }
    .padding((isOpen ? MeterRing.markerWidth : MeterRing.lineWidth) / 2)
    .aspectRatio(1, contentMode: .fit)
    .frame(idealWidth: Self.idealSide, idealHeight: Self.idealSide)
    .foregroundStyle(style)
  }

  static let lineWidth: CGFloat = 5
  static let markerWidth: CGFloat = 7
  static let line = StrokeStyle(lineWidth: lineWidth, lineCap: .round)
}

/// An open ring with a dot at the value, and a little room around the dot.
private nonisolated struct MarkedArc: View {
  let start: Double
  let span: Double
  let fraction: Double

  var body: some View {
    ZStack {
      ArcWithout(start: start, span: span, fraction: fraction).stroke(style: MeterRing.line)
        .opacity(0.5)
      Arc(start: start + span * fraction, span: 0).stroke(
        style: StrokeStyle(lineWidth: MeterRing.markerWidth, lineCap: .round)
      )
    }
  }
}

/// A part of a circle without what lies around a place on it.
private nonisolated struct ArcWithout: Shape {
  let start: Double
  let span: Double
  let fraction: Double

  /// From the place to the nearest end of the line, its round cap included, points.
  private var distance: CGFloat { MeterRing.lineWidth * 1.7 }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    guard radius > 0 else { return Path() }
    let gap = Double(distance / radius) / (2 * .pi)
    let middle = span * fraction
    var path = Path()
    func add(_ from: Double, _ to: Double) {
      guard to > from else { return }
      let arc = Arc(start: start + from, span: to - from)
      path.addPath(arc.path(in: rect))
    }
    add(0, middle - gap)
    add(middle + gap, span)
    return path
  }
}

/// A part of a circle, in turns from the right, clockwise.
private struct Arc: Shape {
  let start: Double
  let span: Double

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: min(rect.width, rect.height) / 2,
      startAngle: .radians(start * 2 * .pi),
      endAngle: .radians((start + span) * 2 * .pi),
      clockwise: false
    )
    return path
  }
}
