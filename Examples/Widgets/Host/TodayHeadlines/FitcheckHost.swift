import WidgetKit

@main
struct FitcheckHost: WidgetKit.WidgetBundle {
  var body: some WidgetKit.Widget {
    WidgetKit.TodayExtension { TodayViewController() }
  }
}
