import Foundation
import NotificationCenter
import UIKit

/// A Today extension that opens its app before anybody has tapped it.
class OpeningController: UIViewController, NCWidgetProviding {
  override func loadView() { view = HalfHighView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 24))
    label.text = "Tide"
    view.addSubview(label)
  }

  func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {
    if let page = URL(string: "tide://today") { extensionContext?.open(page) }
    completionHandler(.newData)
  }
}

/// A view that would be half as high as it is offered.
private final class HalfHighView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: size.height / 2)
  }
}
