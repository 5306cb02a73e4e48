import Fitcheck
import Foundation

/// The picture of a report: one widget, or one for each area with its devices beneath it.
extension ArticleReport {
  /// The picture, its captions laid out by the same view layer as the widgets.
  @MainActor
  func picture() -> Picture {
    let selector = FitSelector(environment: captionEnvironment)
    guard results.count > 1 else {
      return Picture(panels: results.map { PicturePanel(content: $0.decision.displayList) })
    }
    let panels = results.map { result in
      let caption = selector.caption(Caption(result: result), width: result.group.size.width)
      return PicturePanel(
        content: result.decision.displayList, caption: caption,
        emphasis: result.outcome.isHeadlineWhole ? .plain : .warning)
    }
    return Picture(panels: panels)
  }

  private var captionEnvironment: EnvironmentValues {
    var environment = environment
    environment.displayScale = results.map(\.group.displayScale).max() ?? 3
    environment.textLanguage = "en"
    environment.layoutDirection = .leftToRight
    return environment
  }
}

/// What stands under a widget: its area, what is cut, and its devices.
private struct Caption: View {
  let result: ArticleReport.Result

  var body: some View {
    VStack(alignment: .leading) {
      Text(area).font(.system(size: 8)).bold()
      if !result.outcome.isHeadlineWhole {
        Text("The headline is cut").font(.system(size: 8)).bold()
      }
      Text(devices).font(.system(size: 7)).opacity(0.7)
    }
  }

  private var area: String {
    let size = result.group.size
    return "\(Points.text(size.width)) × \(Points.text(size.height)) pt"
      + " @\(Points.text(result.group.displayScale))x"
  }

  private var devices: String {
    DeviceNames.list(result.group.devices, markingDerived: "*")
  }
}

extension FitSelector {
  /// A view laid out at a width, as high as it needs to be.
  @MainActor
  fileprivate func caption(_ view: some View, width: CGFloat) -> DisplayList {
    let fixed = view.frame(width: width, alignment: .leading)
    let probe = decide(
      fixed.fixedSize(horizontal: false, vertical: true),
      in: CGSize(width: width, height: 1)
    )
    let height = max(probe.placed.size.height, 1)
    return decide(fixed, in: CGSize(width: width, height: height)).displayList
  }
}
