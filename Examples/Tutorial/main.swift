import Fitcheck
import Foundation

struct Departure: View {
  var body: some View {
    ViewThatFits(in: .vertical) {
      Text("Night ferry returns to the bay after nine years").font(.headline)
      Text("Night ferry returns").font(.headline)
      Text("Ferry is back").font(.headline)
    }
  }
}

let fonts = try FontLibrary.bundled(deviceLanguages: ["en"])
var environment = EnvironmentValues(fontLibrary: fonts)
let decision = FitSelector(environment: environment)
  .decide(Departure(), in: CGSize(width: 146, height: 48))
print("shown:", decision.placed.texts.map(\.string))
for candidate in decision.candidates where candidate.wasTried {
  print(candidate.name, candidate.size, candidate.fits ? "fits" : "does not fit")
}

let widths: [CGFloat] = [120, 146, 172, 220]
for typeSize in [DynamicTypeSize.small, .large, .xxxLarge] {
  environment.dynamicTypeSize = typeSize
  let selector = FitSelector(environment: environment)
  let layout = selector.resolve(Departure())
  let areas = widths.map { CGSize(width: $0, height: 48) }
  print(typeSize, areas.map { selector.chosenIndex(of: layout, in: $0) ?? -1 })
}

let picture = Picture(decision.displayList, title: "Departure")
try PNGRenderer(scale: 3).render(picture).write(to: URL(filePath: "departure.png"))
