import NotificationCenter
import UIKit

/// The Today extension of a newspaper: the newest headline, and with the extension opened those
/// after it.
class TodayViewController: UIViewController, NCWidgetProviding {
  private let titleLabels = (0..<4).map { _ in UILabel() }
  private let sourceLabels = (0..<4).map { _ in UILabel() }
  private let emptyLabel = UILabel()
  private var headlines: [Headline] = []
  /// The mode with its greatest size; none before iOS 10.
  private var mode: (display: NCWidgetDisplayMode, greatest: CGSize)?

  override func viewDidLoad() {
    super.viewDidLoad()
    if #available(iOS 10.0, *) {
      extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    }
    for (index, label) in titleLabels.enumerated() {
      label.font = UIFont.preferredFont(forTextStyle: .headline)
      label.numberOfLines = 3
      label.accessibilityIdentifier = "title-\(index)"
      view.addSubview(label)
    }
    for (index, label) in sourceLabels.enumerated() {
      label.font = UIFont.preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
      label.accessibilityIdentifier = "source-\(index)"
      view.addSubview(label)
    }
    emptyLabel.text = "No headlines yet."
    emptyLabel.textAlignment = .center
    emptyLabel.accessibilityIdentifier = "empty"
    view.addSubview(emptyLabel)
    show([])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    emptyLabel.frame = view.bounds
    place(in: view.bounds.size)
  }

  // MARK: - NCWidgetProviding

  func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {
    guard let newest = try? HeadlineStore.headlines() else { return completionHandler(.failed) }
    guard newest != headlines else { return completionHandler(.noData) }
    show(newest)
    completionHandler(.newData)
  }

  // Before iOS 10: the text begins where the system's own does.
  func widgetMarginInsets(
    forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
  ) -> UIEdgeInsets {
    var insets = defaultMarginInsets
    insets.right = 8
    insets.bottom = 0
    return insets
  }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode,
    withMaximumSize maxSize: CGSize
  ) {
    mode = (activeDisplayMode, maxSize)
    updateSize()
    view.setNeedsLayout()
  }

  // MARK: - Layout

  private static let margin: CGFloat = 16

  private func show(_ headlines: [Headline]) {
    self.headlines = headlines
    for index in titleLabels.indices {
      let headline = self.headlines.indices.contains(index) ? self.headlines[index] : nil
      titleLabels[index].text = headline?.title
      sourceLabels[index].text = headline?.source
    }
    emptyLabel.isHidden = !self.headlines.isEmpty
    updateSize()
    view.setNeedsLayout()
  }

  private func updateSize() {
    if let mode, mode.display == .compact {
      preferredContentSize = mode.greatest
    } else {
      let width = mode?.greatest.width ?? view.bounds.width
      preferredContentSize = CGSize(width: 0, height: heightOfAll(width: width))
    }
  }

  private func heightOfAll(width: CGFloat) -> CGFloat {
    if headlines.isEmpty { return emptyLabel.sizeThatFits(.zero).height + 2 * Self.margin }
    let width = width - 2 * Self.margin
    return zip(titleLabels, sourceLabels)
      .prefix(headlines.count).reduce(Self.margin) { height, row in
        height + row.0.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
          + row.1.sizeThatFits(.zero).height + Self.margin
      }
  }

  /// One below the other, as many as the height holds; the first one always.
  private func place(in size: CGSize) {
    let width = size.width - 2 * Self.margin
    var top = Self.margin
    for index in titleLabels.indices {
      let title = titleLabels[index]
      let source = sourceLabels[index]
      let titleHeight =
        title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      let sourceHeight = source.sizeThatFits(.zero).height
      let bottom = top + titleHeight + sourceHeight
      let isShown = headlines.indices.contains(index) && (index == 0 || bottom <= size.height)
      title.isHidden = !isShown
      source.isHidden = !isShown
      title.frame = CGRect(x: Self.margin, y: top, width: width, height: titleHeight)
      source.frame = CGRect(
        x: Self.margin,
        y: top + titleHeight,
        width: width,
        height: sourceHeight
      )
      top = bottom + Self.margin
    }
  }
}
