import WidgetKit

@main
struct FitcheckHost: WidgetBundle {
  var body: some Widget {
    TodayExtension { TodayViewController() }
  }
}
