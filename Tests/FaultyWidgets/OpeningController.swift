import Foundation
import NotificationCenter
import UIKit

/// A Today extension that opens its app before anybody has tapped it.
class OpeningController: UIViewController, NCWidgetProviding {
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
