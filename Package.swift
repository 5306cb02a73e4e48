// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// The checks that our own code is built under: the language mode the package promises, and
/// upcoming features.
let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + warningsAsErrors

/// Those of tests, which are compiled without optimisation also where all else is compiled with it.
///
/// What `#expect` writes is large, and optimising it takes longer than it saves (`Scripts/test`).
/// To the frontend, since what `-Xswiftc` says comes after the flags of a target.
let tests = strict + [.unsafeFlags(["-Xfrontend", "-Onone"])]

/// `.ci/run` sets FITCHECK_WARNINGS=error: a warning of ours fails there, but not on a user's newer
/// compiler.
var warningsAsErrors: [SwiftSetting] {
  Context.environment["FITCHECK_WARNINGS"] == "error" ? [.treatAllWarnings(as: .error)] : []
}

/// The programs of widgets that tests run; widgets' sources compile on Linux as they are.
var widgetPrograms: [Target.Dependency] {
  #if os(Linux)
  [
    "CalibrationWidget", "CategoryHeadlines", "DayCounter", "FaultyWidgets", "RegionShortcuts",
    "SaveButtons", "TodayHeadlines",
  ]
  #else
  []
  #endif
}

/// What the fuzzing package calls and no user of the library should: `Scripts/fuzz` sets FITCHECK_FUZZING.
var fuzzedProducts: [Product] {
  Context.environment["FITCHECK_FUZZING"] == nil
    ? [] : [.library(name: "WidgetSources", targets: ["WidgetSources"])]
}

let package = Package(
  name: "fitcheck",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Fitcheck", targets: ["Fitcheck"]),
    .library(name: "FitcheckTesting", targets: ["FitcheckTesting"]),
    .library(name: "WidgetHost", targets: ["WidgetHost"]),
    .executable(name: "fitcheck", targets: ["FitcheckCommand"]),
  ] + fuzzedProducts,
  dependencies: [
    // For options, help and completion, which are not what the project is for. This very version:
    // the command reads its help and its script for bash and lays them out anew, and a build that
    // is repeated has to give the same program.
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    // For .fitcheck.yml. This very version: which words are values is YAML's to say, and a newer
    // reader must not change what a newsroom's file means from one build to the next.
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
  ],
  targets: [
    // System libraries, found through pkg-config.
    .systemLibrary(
      name: "CHarfBuzz",
      pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]
    ),
    .systemLibrary(
      name: "CFreeType",
      pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]
    ),
    .systemLibrary(
      name: "CCairo",
      pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]
    ),
    .systemLibrary(
      name: "CExpat",
      pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]
    ),
    .systemLibrary(
      name: "CLibJPEG",
      pkgConfig: "libjpeg",
      providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]
    ),
    // The library's errors are jumps, which no Swift may stand between: C that answers instead.
    .target(name: "CJPEG", dependencies: ["CLibJPEG"]),
    // What the C library tells of its heaps in a header that Swift's module of it leaves out.
    .target(name: "CHeap"),
    // The runtime's hooks are called by Swift's own convention, which no Swift can give a function.
    .target(name: "CActors"),
    // ICU's headers clash with the copy inside Foundation, so this target's header shows no ICU
    // type.
    .target(
      name: "CICU",
      exclude: ["Changes/LICENSE.txt"],
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
    ),

    // From the ground up: each module imports only those above it.
    .target(
      name: "BundledFonts",
      path: "Fonts",
      exclude: ["build-fonts", "Build", "Data", "README.md"],
      resources: [.copy("Files"), .copy("Licenses")],
      swiftSettings: strict
    ),
    .target(
      name: "UnicodeText",
      dependencies: ["CHeap", "CICU"],
      // In the code itself, as the table of spaces is.
      resources: [.embedInCode("Analysis/Data/japanese-word-starts.tsv")],
      swiftSettings: strict
    ),
    .target(
      name: "Inputs",
      dependencies: ["CExpat", "CICU", "UnicodeText"],
      // In the code itself, as the table of devices is.
      resources: [.embedInCode("Markup/Data/entities.tsv")],
      swiftSettings: strict
    ),
    .target(
      name: "FontFaces",
      dependencies: ["BundledFonts", "CFreeType", "CHarfBuzz", "UnicodeText"],
      swiftSettings: strict
    ),
    .target(
      name: "TextShaping",
      dependencies: ["CHarfBuzz", "FontFaces", "UnicodeText"],
      // In the code itself: a table of a few kilobytes that every start would have to find.
      resources: [.embedInCode("Composition/Data/japanese-spacing.tsv")],
      swiftSettings: strict
    ),
    .target(
      name: "Typesetting",
      dependencies: ["FontFaces", "TextShaping", "UnicodeText"],
      swiftSettings: strict
    ),
    // Started by the compiler; speaks with it without a syntax library.
    .macro(name: "WidgetMacros", swiftSettings: strict),
    .target(name: "DeviceTraits", swiftSettings: strict),
    .target(name: "AppResources", dependencies: ["CICU", "UnicodeText"], swiftSettings: strict),
    .target(
      name: "LayoutEngine",
      dependencies: ["FontFaces", "Typesetting", "UnicodeText"],
      swiftSettings: strict
    ),
    .target(
      name: "SwiftUISurface",
      dependencies: [
        "AppResources", "CActors", "CICU", "DeviceTraits", "FontFaces", "LayoutEngine",
        "TextShaping", "Typesetting", "UnicodeText", "WidgetMacros",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "FitSelection",
      dependencies: [
        "DeviceTraits", "FontFaces", "LayoutEngine", "TextShaping", "Typesetting", "UnicodeText",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "WidgetDevices",
      dependencies: ["DeviceTraits", "FitSelection", "FontFaces", "LayoutEngine", "UnicodeText"],
      // In the code itself: a table of a few kilobytes that every start would have to find.
      resources: [.embedInCode("Data/devices.tsv")],
      swiftSettings: strict
    ),
    .target(
      name: "WidgetSurface",
      dependencies: [
        "AppResources", "DeviceTraits", "FontFaces", "LayoutEngine", "SwiftUISurface",
        "UnicodeText", "WidgetMacros",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "Drawing",
      dependencies: [
        "AppResources", "CCairo", "CFreeType", "CJPEG", "FontFaces", "Typesetting", "UnicodeText",
        "SwiftUISurface",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "ViewFitting",
      dependencies: [
        "DeviceTraits", "FitSelection", "FontFaces", "LayoutEngine", "SwiftUISurface",
        "Typesetting", "WidgetDevices",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "Headlines",
      dependencies: [
        "DeviceTraits", "FitSelection", "FontFaces", "Inputs", "LayoutEngine",
        "SwiftUISurface", "TextShaping", "Typesetting", "UnicodeText", "ViewFitting",
        "WidgetDevices",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "LineCalibration",
      dependencies: [
        "FontFaces", "LayoutEngine", "SwiftUISurface", "TextShaping", "Typesetting", "UnicodeText",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "Reports",
      dependencies: [
        "DeviceTraits", "Drawing", "FitSelection", "FontFaces", "Headlines", "Inputs",
        "LayoutEngine", "LineCalibration", "SwiftUISurface", "Typesetting", "UnicodeText",
        "ViewFitting", "WidgetDevices",
      ],
      swiftSettings: strict
    ),
    // What a host changes about the process that runs a widget. C: it stands before calls of the C
    // library.
    .target(name: "CHostProcess"),
    // What the two below start that has to end with the process: widgets' programs, and what builds them.
    .target(
      name: "ChildProcesses",
      dependencies: ["CHostProcess", "UnicodeText"],
      swiftSettings: strict
    ),
    .target(
      name: "WidgetHost",
      dependencies: [
        "AppResources", "CHostProcess", "ChildProcesses", "DeviceTraits", "Drawing", "FitSelection",
        "FontFaces", "LayoutEngine", "SwiftUISurface", "Typesetting", "UnicodeText", "ViewFitting",
        "WidgetDevices", "WidgetSurface",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "WidgetSources",
      dependencies: ["AppResources", "ChildProcesses", "UnicodeText"],
      swiftSettings: strict
    ),
    .target(
      name: "Fitcheck",
      dependencies: [
        "DeviceTraits", "Drawing", "FitSelection", "FontFaces", "Headlines", "Inputs",
        "LineCalibration", "Reports", "SwiftUISurface", "TextShaping", "Typesetting", "UnicodeText",
        "ViewFitting", "WidgetDevices", "WidgetSurface",
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "FitcheckCommand",
      dependencies: [
        "AppResources", "CHostProcess", "ChildProcesses", "FitSelection", "Fitcheck", "Inputs",
        "Reports", "UnicodeText", "WidgetDevices", "WidgetHost", "WidgetSources",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict
    ),

    // For tests of those who use the library: Swift Testing's expectations about views.
    .target(name: "FitcheckTesting", dependencies: ["Fitcheck"], swiftSettings: strict),

    // The README's code, as it stands there.
    .executableTarget(
      name: "LibraryExample",
      dependencies: ["Fitcheck"],
      path: "Examples/Library",
      swiftSettings: strict
    ),

    // The catalogue's tutorial, as it stands there.
    .executableTarget(
      name: "TutorialExample",
      dependencies: ["Fitcheck"],
      path: "Examples/Tutorial",
      swiftSettings: strict
    ),

    // Writes Documentation/HeadlineSweep.md.
    .executableTarget(
      name: "HeadlineSweep",
      dependencies: ["Fitcheck", "TestSupport"],
      path: "Tools/HeadlineSweep",
      swiftSettings: strict
    ),

    // Holds what is worked out at once against asking each anew, for Benchmarks/exactness.
    .executableTarget(
      name: "Exactness",
      dependencies: [
        "FitSelection", "Fitcheck", "Headlines", "Inputs", "LayoutEngine", "TestSupport",
        "ViewFitting",
      ],
      path: "Tools/Exactness",
      swiftSettings: strict
    ),

    // Tests mirror the modules; what several of them need is a library of its own. It sees what is public alone, since the
    // fuzzing package, which is another one, compiles it too.
    .target(
      name: "TestSupport",
      dependencies: ["FontFaces", "Headlines", "SwiftUISurface", "Typesetting", "UnicodeText"],
      path: "Tests/TestSupport",
      packageAccess: false,
      swiftSettings: strict
    ),
    .testTarget(
      name: "UnicodeTextTests",
      dependencies: ["CICU", "TestSupport", "UnicodeText"],
      exclude: ["Cases", "Conformance", "Recorded"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "InputsTests",
      dependencies: ["Inputs", "TestSupport", "UnicodeText"],
      exclude: ["Cases", "Encoded", "Recorded"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "FontFacesTests",
      dependencies: [
        "BundledFonts", "CFreeType", "CHarfBuzz", "FontFaces", "TestSupport", "UnicodeText",
      ],
      exclude: ["Recorded"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "TextShapingTests",
      dependencies: [
        "BundledFonts", "CHarfBuzz", "FontFaces", "TestSupport", "TextShaping", "UnicodeText",
      ],
      exclude: ["Cases", "Recorded"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "TypesettingTests",
      dependencies: [
        "BundledFonts", "FontFaces", "TestSupport", "TextShaping", "Typesetting", "UnicodeText",
      ],
      exclude: ["Cases", "Recorded"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "LayoutEngineTests",
      dependencies: [
        "FontFaces", "LayoutEngine", "TestSupport", "TextShaping", "Typesetting", "UnicodeText",
      ],
      exclude: ["Recorded"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "AppResourcesTests",
      dependencies: ["AppResources", "TestSupport"],
      exclude: ["Cases", "Recorded"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "SwiftUISurfaceTests",
      dependencies: [
        "AppResources", "DeviceTraits", "FontFaces", "LayoutEngine", "SwiftUISurface",
        "TestSupport", "Typesetting", "UnicodeText",
      ],
      exclude: ["Cases", "Recorded"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "FitSelectionTests",
      dependencies: [
        "FitSelection", "FontFaces", "Headlines", "LayoutEngine", "SwiftUISurface", "TestSupport",
        "Typesetting", "UnicodeText", "ViewFitting", "WidgetDevices",
      ],
      exclude: ["Cases", "Recorded"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "WidgetDevicesTests",
      dependencies: [
        "DeviceTraits", "FitSelection", "FontFaces", "LayoutEngine", "SwiftUISurface",
        "TestSupport", "WidgetDevices",
      ],
      exclude: ["Cases", "Recorded"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "WidgetSurfaceTests",
      dependencies: [
        "AppResources", "FitSelection", "FontFaces", "LayoutEngine", "SwiftUISurface",
        "TestSupport", "Typesetting", "ViewFitting", "WidgetSurface",
      ],
      exclude: ["Cases", "Recorded"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "ViewFittingTests",
      dependencies: [
        "DeviceTraits", "FitSelection", "FontFaces", "LayoutEngine", "SwiftUISurface",
        "TestSupport", "Typesetting", "ViewFitting", "WidgetDevices",
      ],
      swiftSettings: tests
    ),
    .testTarget(
      name: "HeadlinesTests",
      dependencies: [
        "DeviceTraits", "FitSelection", "FontFaces", "Headlines", "Inputs", "LayoutEngine",
        "SwiftUISurface", "TestSupport", "Typesetting", "UnicodeText", "ViewFitting",
        "WidgetDevices",
      ],
      exclude: ["Cases"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "WidgetSourcesTests",
      dependencies: ["AppResources", "TestSupport", "WidgetHost", "WidgetSources"],
      exclude: ["Cases", "Recorded"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "ChildProcessesTests",
      dependencies: ["ChildProcesses", "TestSupport"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "FitcheckTestingTests",
      dependencies: ["Fitcheck", "FitcheckTesting"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "LineCalibrationTests",
      dependencies: [
        "FontFaces", "LayoutEngine", "LineCalibration", "SwiftUISurface", "TestSupport",
        "Typesetting",
      ],
      exclude: ["Recorded"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "ReportsTests",
      dependencies: [
        "DeviceTraits", "Drawing", "FitSelection", "FontFaces", "Headlines", "Inputs",
        "LayoutEngine", "Reports", "SwiftUISurface",
        "TestSupport", "Typesetting", "UnicodeText", "ViewFitting", "WidgetDevices",
      ],
      exclude: ["Recorded"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "DrawingTests",
      dependencies: [
        "AppResources", "CCairo", "CFreeType", "CJPEG", "Drawing", "FontFaces", "LayoutEngine",
        "SwiftUISurface", "TestSupport", "Typesetting",
      ],
      exclude: ["Golden", "Pictures"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "FitcheckCommandTests",
      dependencies: widgetPrograms + [
        "CCairo", "FitSelection", "Fitcheck", "FitcheckCommand", "Headlines", "Inputs",
        "Reports",
        "TestSupport", "UnicodeText", "WidgetDevices", "WidgetHost", "WidgetSources",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Cases", "Golden", "Recorded"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "AgreementTests",
      dependencies: ["FontFaces", "TestSupport", "Typesetting", "UnicodeText"],
      exclude: ["Recordings", "classes.tsv", "differences.tsv", "floors.tsv"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "FitcheckTests",
      dependencies: [
        "Fitcheck", "FitcheckCommand", "LibraryExample", "TestSupport", "TutorialExample",
      ],
      swiftSettings: tests
    ),
  ]
)

// A widget's sources compile as they are on Linux, which has none of Apple's modules: each is one of
// ours under its name. A Mac has its own.
#if os(Linux)
let compatibility: [String: [Target.Dependency]] = [
  "SwiftUI": ["SwiftUISurface", "WidgetSurface"],
  "SwiftUICore": ["SwiftUISurface"],
  "WidgetKit": ["SwiftUISurface", "WidgetHost", "WidgetSurface"],
  "AppIntents": ["SwiftUISurface", "WidgetSurface"],
  "Intents": ["SwiftUISurface", "WidgetSurface"],
  "NotificationCenter": ["SwiftUISurface", "WidgetSurface"],
  "ActivityKit": ["SwiftUISurface", "WidgetSurface"],
  "UIKit": ["SwiftUISurface", "WidgetSurface"],
  "Charts": ["SwiftUISurface"],
  // For what `os` and `OSLog` have: under those names other packages would take it for the system's.
  "SystemLog": [],
]
for (name, dependencies) in compatibility.sorted(by: { $0.key < $1.key }) {
  package.products.append(.library(name: name, targets: [name]))
  package.targets.append(
    .target(
      name: name,
      dependencies: dependencies,
      path: "Sources/Compatibility/\(name)",
      swiftSettings: strict
    )
  )
}
package.targets += [
  // As its authors would write it for iOS: without our settings, but those of warnings. With the
  // classes that `fitcheck widget` makes of its intents, as Xcode does for iOS.
  .executableTarget(
    name: "DayCounter",
    dependencies: ["AppIntents", "Intents", "SwiftUI", "WidgetKit"],
    path: "Examples/Widgets",
    exclude: [
      "CategoryHeadlines", "DayCounter/DayCounter.intentdefinition", "Host/TodayHeadlines",
      "HostedSurroundings.swift", "RegionShortcuts", "SaveButtons", "TodayHeadlines",
    ],
    sources: ["DayCounter", "Host/DayCounter"],
    swiftSettings: warningsAsErrors
  ),
  // The app beside it is Apple's systems' alone.
  .executableTarget(
    name: "CalibrationWidget",
    dependencies: ["SwiftUI", "WidgetKit"],
    path: "Examples/Calibration",
    exclude: ["App", "README.md", "example-profile.json"],
    sources: ["Shared", "Widget"],
    swiftSettings: warningsAsErrors
  ),
  .executableTarget(
    name: "CategoryHeadlines",
    dependencies: ["AppIntents", "SwiftUI", "WidgetKit"],
    path: "Examples/Widgets/CategoryHeadlines",
    swiftSettings: warningsAsErrors
  ),
  .executableTarget(
    name: "SaveButtons",
    dependencies: ["AppIntents", "SwiftUI", "WidgetKit"],
    path: "Examples/Widgets/SaveButtons",
    swiftSettings: warningsAsErrors
  ),
  // With the file that `fitcheck widget` adds to a copy of the sources: it asks for the region.
  .executableTarget(
    name: "RegionShortcuts",
    dependencies: ["AppIntents", "SwiftUI", "SystemLog", "WidgetKit"],
    path: "Examples/Widgets",
    exclude: ["CategoryHeadlines", "DayCounter", "Host", "SaveButtons", "TodayHeadlines"],
    sources: ["RegionShortcuts", "HostedSurroundings.swift"],
    swiftSettings: warningsAsErrors
  ),
  // With the file in which `fitcheck widget` names a Today extension's principal class; an app's
  // Info.plist does so for iOS. NotificationCenter and UIKit are on Linux alone.
  .executableTarget(
    name: "TodayHeadlines",
    dependencies: ["NotificationCenter", "UIKit", "WidgetKit"],
    path: "Examples/Widgets",
    exclude: [
      "CategoryHeadlines", "DayCounter", "Host/DayCounter", "HostedSurroundings.swift",
      "RegionShortcuts", "SaveButtons",
    ],
    sources: ["TodayHeadlines", "Host/TodayHeadlines"],
    swiftSettings: warningsAsErrors
  ),
  .executableTarget(
    name: "FaultyWidgets",
    dependencies: [
      "ActivityKit", "AppIntents", "Intents", "NotificationCenter", "SwiftUI", "SystemLog", "UIKit",
      "WidgetKit",
    ],
    path: "Tests/FaultyWidgets",
    // Built as users' sources are: the optimiser leaves out private types that nothing calls, and with
    // them previews.
    swiftSettings: warningsAsErrors + [.unsafeFlags(["-Xfrontend", "-Onone"])]
  ),
  .testTarget(
    name: "WidgetHostTests",
    dependencies: widgetPrograms + [
      "AppResources", "CCairo", "CHostProcess", "DeviceTraits", "FitSelection", "FontFaces",
      "LayoutEngine", "SwiftUISurface", "TestSupport", "ViewFitting", "WidgetDevices", "WidgetHost",
      "WidgetSources", "WidgetSurface",
    ],
    exclude: ["Recorded"],
    swiftSettings: tests
  ),
  .testTarget(
    name: "CompatibilityTests",
    dependencies: [
      "ActivityKit", "AppIntents", "DayCounter", "FontFaces", "Intents", "NotificationCenter",
      "SwiftUI", "SwiftUICore", "SystemLog", "UIKit", "ViewFitting", "WidgetKit",
    ],
    swiftSettings: tests
  ),
]
#endif

// Of tests, those alone that FITCHECK_TESTED names: `Scripts/sanitize` compiles no more than it has the time to run.
if let tested = Context.environment["FITCHECK_TESTED"]?.split(separator: ",") {
  package.targets.removeAll { $0.type == .test && !tested.contains(Substring($0.name)) }
}
