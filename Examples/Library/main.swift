import Fitcheck
import Foundation

struct Departure: View {
  var body: some View {
    ViewThatFits(in: .vertical) {
      Text("夜行フェリー、9年ぶりに湾内航路へ復帰").font(.system(size: 16))
      Text("夜行フェリー復帰").font(.system(size: 16))
    }
  }
}

let fonts = try FontLibrary.bundled(deviceLanguages: ["ja"])
let selector = FitSelector(environment: EnvironmentValues(fontLibrary: fonts))
let decision = selector.decide(Departure(), in: CGSize(width: 146, height: 24))
print("candidate", decision.chosenIndex ?? -1, decision.placed.texts.map(\.string))
for text in decision.displayList.texts {
  for run in text.laidOut.lines.flatMap(\.runs) {
    print(run.face.familyName, run.pointSize, run.glyphs.map { ($0.id, $0.x, $0.cluster) })
  }
}
