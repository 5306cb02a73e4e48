#if os(Linux)
public import Foundation
import SwiftUISurface

/// A picture in a frame.
///
/// Stands in for UIKit's class.
open class UIImageView: UIView {
  /// The picture; `nil` for none.
  open var image: UIImage?

  /// Creates a view of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Archives are not read here: there is no view in them.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a view of a picture, as large as that.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// The size of the picture; its own where there is none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? super.sizeThatFits(size)
  }

  override var ownContent: AnyView? {
    guard let image else { return nil }
    let picture = Image(uiImage: image)
    let fitted =
      switch contentMode {
      case .scaleToFill: AnyView(picture.resizable())
      case .scaleAspectFit: AnyView(picture.resizable().aspectRatio(contentMode: .fit))
      case .scaleAspectFill: AnyView(picture.resizable().aspectRatio(contentMode: .fill))
      case .center: AnyView(picture)
      }
    return AnyView(fitted.frame(width: max(0, bounds.width), height: max(0, bounds.height)))
  }
}
#endif
