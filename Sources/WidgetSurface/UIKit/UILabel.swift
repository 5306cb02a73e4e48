#if os(Linux)
public import Foundation
import LayoutEngine
import SwiftUISurface

/// A text of one or more lines in a frame, in the middle of its height.
///
/// Stands in for UIKit's class. Its lines are those of `Text`: widths as measured on iOS, rows as high as
/// the font says.
open class UILabel: UIView {
  /// What it says.
  open var text: String?
  /// Its font.
  open var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize)
  /// The colour of its letters.
  open var textColor: UIColor = .label
  /// Where its lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// The most lines that it takes; 0 for as many as it needs.
  open var numberOfLines = 1
  /// What becomes of a line that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the font is made smaller where one line does not fit.
  open var adjustsFontSizeToFitWidth = false
  /// How small it may become, as a part of its size; 0 for as small as it needs.
  open var minimumScaleFactor: CGFloat = 0
  /// Accepted without effect: a label is made for one size of text.
  open var adjustsFontForContentSizeCategory = false

  /// The size of its text in as many lines as it may take, without a limit in width.
  open override var intrinsicContentSize: CGSize {
    EnvironmentValues.surroundingSize(of: content, in: .unspecified)
  }

  /// The size of its text in a width; one of 0 asks for no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width.isFinite ? size.width : nil
    let fitting = EnvironmentValues.surroundingSize(
      of: content,
      in: ProposedViewSize(width: width, height: nil)
    )
    guard numberOfLines == 1 else { return fitting }
    // One line is as wide as it is, whatever it was offered.
    return intrinsicContentSize
  }

  private var content: AnyView {
    let lines = Text(verbatim: text ?? "")
      .font(Font(font))
      .foregroundStyle(Color(uiColor: textColor))
      .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
      .truncationMode(truncation)
      .multilineTextAlignment(lineAlignment)
      .minimumScaleFactor(scale)
    guard let accessibilityIdentifier else { return AnyView(lines) }
    return AnyView(lines.accessibilityIdentifier(accessibilityIdentifier))
  }

  override var ownContent: AnyView? {
    AnyView(
      content.environment(\.layoutDirection, EnvironmentValues.surroundingDirection)
        .frame(
          width: max(0, bounds.width),
          height: max(0, bounds.height),
          alignment: Alignment(horizontal: side, vertical: .center)
        )
    )
  }

  /// A font is made smaller in labels of one line alone.
  private var scale: CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return 1 }
    return minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : Self.leastScale
  }

  /// What stands for no limit: the smallest scale that a text is searched down to.
  private static let leastScale: CGFloat = 0.01

  private var truncation: Text.TruncationMode {
    switch lineBreakMode {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }

  /// Whether lines begin at the right.
  private var isFromRight: Bool { EnvironmentValues.surroundingDirection == .rightToLeft }

  /// Where the lines stand in the frame, which is counted from the left.
  private var side: HorizontalAlignment {
    switch textAlignment {
    case .center: .center
    case .left: .leading
    case .right: .trailing
    case .justified, .natural: isFromRight ? .trailing : .leading
    }
  }

  /// Where they stand among each other, counted from where they begin.
  private var lineAlignment: TextAlignment {
    switch textAlignment {
    case .center: .center
    case .left: isFromRight ? .trailing : .leading
    case .right: isFromRight ? .leading : .trailing
    case .justified, .natural: .leading
    }
  }
}
#endif
