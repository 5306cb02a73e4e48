// This file compiles in an app, too: there SwiftUI is at hand, here Fitcheck stands in for it.
#if canImport(SwiftUI)
import SwiftUI
#else
import Fitcheck
#endif

struct Departure: View {
  var body: some View {
    ViewThatFits(in: .vertical) {
      VStack(alignment: .leading) {
        Text("夜行フェリー、9年ぶりに湾内航路へ復帰").font(.headline)
        Text("港を出るのは毎晩10時").font(.caption)
      }
      Text("夜行フェリー復帰").font(.headline)
    }
  }
}
