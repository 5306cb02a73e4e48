import Fitcheck

let fonts = try FontLibrary.bundled(deviceLanguages: ["ja"])
var environment = EnvironmentValues(fontLibrary: fonts)
environment.textLanguage = "ja"

// Every iPhone, at three sizes of text.
let matrix = FitMatrix(
  of: Departure(),
  in: DeviceCatalogue.devices.map(\.fitArea),
  typeSizes: [.large, .xxxLarge, .accessibility2],
  environment: environment
)
print(matrix)

// Why, on one of them, and what it looks like.
let phone = try DeviceCatalogue.device(named: "iPhone SE 3")
environment.displayScale = phone.displayScale
let decision = FitSelector(environment: environment).decide(Departure(), in: phone.textArea.size)
print(decision.explanation(in: .japanese))
try PNGRenderer().render(decision.displayList).write(to: URL(filePath: "departure.png"))
