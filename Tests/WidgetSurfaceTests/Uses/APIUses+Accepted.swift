import Foundation
import SwiftUISurface

@testable import WidgetSurface

extension APIUses {
  /// A use of every modifier that has no effect on layout, by name.
  static let accepted: [String: AnyView] = [
    "fontWidth": AnyView(sample.fontWidth(.condensed)),
    "symbolRenderingMode": AnyView(sample.symbolRenderingMode(.hierarchical)),
    "widgetURL": AnyView(sample.widgetURL(URL(filePath: "/"))),
    "widgetAccentable": AnyView(sample.widgetAccentable()),
    "widgetLabel": AnyView(sample.widgetLabel { words }),
    "widgetCurvesContent": AnyView(sample.widgetCurvesContent()),
    "controlWidgetActionHint": AnyView(
      sample.controlWidgetActionHint("Open").controlWidgetActionHint(words)
    ),
    "controlWidgetStatus": AnyView(
      sample.controlWidgetStatus("Open").controlWidgetStatus(String("open"))
    ),
    "interpolationMethod": AnyView(sample.interpolationMethod(.cardinal(tension: 0.5))),
    "lineStyle": AnyView(sample.lineStyle(StrokeStyle(lineWidth: 2))),
    "symbol": AnyView(sample.symbol(.circle).symbol { words }),
    "symbolSize": AnyView(sample.symbolSize(9)),
    "alignsMarkStylesWithPlotArea": AnyView(sample.alignsMarkStylesWithPlotArea()),
    "annotation": AnyView(sample.annotation(position: .top) { words }),
    "chartXAxis": AnyView(
      sample.chartXAxis(.hidden).chartXAxis {
        AxisMarks(values: [1, 2]) { value in
          AxisGridLine(); AxisValueLabel("\(value.index)")
        }
      }
    ),
    "chartYAxis": AnyView(
      sample.chartYAxis(.hidden).chartYAxis { AxisMarks(values: .automatic(desiredCount: 3)) }
    ),
    "chartLegend": AnyView(sample.chartLegend(.hidden).chartLegend(position: .bottom)),
    "chartXScale": AnyView(sample.chartXScale(domain: 0...10)),
    "chartYScale": AnyView(sample.chartYScale(domain: ["a", "b"])),
    "chartForegroundStyleScale": AnyView(
      sample.chartForegroundStyleScale(["a": Color.red]).chartForegroundStyleScale(range: [
        Color.red
      ])
    ),
    "chartXAxisLabel": AnyView(sample.chartXAxisLabel("Hour", position: .bottom)),
    "chartYAxisLabel": AnyView(sample.chartYAxisLabel { words }),
    "chartBackground": AnyView(sample.chartBackground { _ in Color.red }),
    "chartOverlay": AnyView(
      sample.chartOverlay { proxy in
        GeometryReader { geometry in
          Text("\(geometry[proxy.plotAreaFrame].width)")
        }
      }
    ),
    "chartSymbolScale": AnyView(sample.chartSymbolScale(["a": .circle, "b": .cross])),
    "chartLineStyleScale": AnyView(
      sample.chartLineStyleScale(domain: ["a"], range: [StrokeStyle(lineWidth: 2)])
    ),
    "chartSymbolSizeScale": AnyView(sample.chartSymbolSizeScale(range: 4...9)),
    "chartXSelection": AnyView(
      sample.chartXSelection(value: .constant(Int?.none))
        .chartXSelection(range: .constant(ClosedRange<Int>?.none))
    ),
    "chartYSelection": AnyView(
      sample.chartYSelection(value: .constant(String?.none))
        .chartYSelection(range: .constant(ClosedRange<Double>?.none))
    ),
    "chartAngleSelection": AnyView(sample.chartAngleSelection(value: .constant(Int?.none))),
    "chartScrollableAxes": AnyView(sample.chartScrollableAxes(.horizontal)),
    "chartXVisibleDomain": AnyView(sample.chartXVisibleDomain(length: 10)),
    "chartYVisibleDomain": AnyView(sample.chartYVisibleDomain(length: 2.5)),
    "chartScrollPosition": AnyView(
      sample.chartScrollPosition(x: .constant(3)).chartScrollPosition(y: .constant("a"))
        .chartScrollPosition(initialX: 3).chartScrollPosition(initialY: "a")
    ),
    "chartPlotStyle": AnyView(sample.chartPlotStyle { $0.background(.red) }),
    "containerBackground": AnyView(sample.containerBackground(.fill.tertiary, for: .widget)),
    "invalidatableContent": AnyView(sample.invalidatableContent()),
    "accessibilityLabel": AnyView(sample.accessibilityLabel("a")),
    "accessibilityHidden": AnyView(sample.accessibilityHidden(true)),
    "accessibilityElement": AnyView(sample.accessibilityElement(children: .combine)),
    "accessibilityAddTraits": AnyView(sample.accessibilityAddTraits([.isHeader, .isLink])),
    "accessibilityRemoveTraits": AnyView(sample.accessibilityRemoveTraits(.isImage)),
    "accessibilityValue": AnyView(sample.accessibilityValue("a")),
    "accessibilityHint": AnyView(sample.accessibilityHint("a")),
    "accessibilityInputLabels": AnyView(sample.accessibilityInputLabels(["a"])),
    "accessibilitySortPriority": AnyView(sample.accessibilitySortPriority(1)),
    "accessibilityShowsLargeContentViewer": AnyView(
      sample.accessibilityShowsLargeContentViewer()
    ),
    "accessibilityIgnoresInvertColors": AnyView(sample.accessibilityIgnoresInvertColors()),
    "accessibilityAction": AnyView(sample.accessibilityAction(named: words) {}),
    "accessibilityHeading": AnyView(sample.accessibilityHeading(.h1)),
    "accessibilityRespondsToUserInteraction": AnyView(
      sample.accessibilityRespondsToUserInteraction(false)
    ),
    "accessibilityChildren": AnyView(sample.accessibilityChildren { words }),
    "accessibilityActions": AnyView(sample.accessibilityActions { Button("Open") {} }),
    "accessibilityCustomContent": AnyView(
      sample.accessibilityCustomContent("Depth", "Low")
        .accessibilityCustomContent(
          AccessibilityCustomContentKey("Depth"),
          words,
          importance: .high
        )
    ),
    "accessibilityChartDescriptor": AnyView(sample.accessibilityChartDescriptor(Untold())),
    "accessibilityAdjustableAction": AnyView(sample.accessibilityAdjustableAction { _ in }),
    "accessibilityScrollAction": AnyView(sample.accessibilityScrollAction { _ in }),
    "accessibilityActivationPoint": AnyView(
      sample.accessibilityActivationPoint(.topLeading)
        .accessibilityActivationPoint(CGPoint(x: 1, y: 2), isEnabled: false)
    ),
    "accessibilityTextContentType": AnyView(sample.accessibilityTextContentType(.console)),
    "speechAdjustedPitch": AnyView(sample.speechAdjustedPitch(0.5)),
    "speechAlwaysIncludesPunctuation": AnyView(sample.speechAlwaysIncludesPunctuation()),
    "speechAnnouncementsQueued": AnyView(sample.speechAnnouncementsQueued()),
    "speechSpellsOutCharacters": AnyView(sample.speechSpellsOutCharacters()),
    "textSelection": AnyView(sample.textSelection(.enabled).textSelection(.disabled)),
    "scrollDisabled": AnyView(sample.scrollDisabled(true)),
    "sensoryFeedback": AnyView(
      sample.sensoryFeedback(.impact(weight: .heavy), trigger: 1)
        .sensoryFeedback(.impact(flexibility: .soft), trigger: 1) { $0 < $1 }
        .sensoryFeedback(trigger: 1) { old, new in old < new ? .increase : nil }
    ),
    "symbolColorRenderingMode": AnyView(sample.symbolColorRenderingMode(.gradient)),
    "help": AnyView(sample.help("a")),
    "animation": AnyView(sample.animation(.easeInOut, value: 1)),
    "transaction": AnyView(
      sample.transaction { $0.animation = nil }
        .transaction(value: 1) { $0.disablesAnimations = true }
    ),
    "transition": AnyView(sample.transition(.opacity)),
    "contentTransition": AnyView(sample.contentTransition(.numericText())),
    "matchedGeometryEffect": AnyView(
      sample.matchedGeometryEffect(id: 1, in: Namespace().wrappedValue)
    ),
    "glassEffect": AnyView(
      sample.glassEffect().glassEffect(.clear.tint(.red).interactive(), in: .rect(cornerRadius: 3))
    ),
    "glassEffectID": AnyView(sample.glassEffectID(1, in: Namespace().wrappedValue)),
    "glassEffectUnion": AnyView(
      sample.glassEffectUnion(id: "a", namespace: Namespace().wrappedValue)
    ),
    "glassEffectTransition": AnyView(sample.glassEffectTransition(.materialize)),
    "id": AnyView(sample.id(1)),
    "tag": AnyView(sample.tag(1)),
    "rotation3DEffect": AnyView(sample.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))),
    "shadow": AnyView(sample.shadow(radius: 3)),
    "blur": AnyView(sample.blur(radius: 3)),
    "brightness": AnyView(sample.brightness(0.1)),
    "contrast": AnyView(sample.contrast(2)),
    "saturation": AnyView(sample.saturation(0)),
    "grayscale": AnyView(sample.grayscale(1)),
    "hueRotation": AnyView(sample.hueRotation(.degrees(10))),
    "colorMultiply": AnyView(sample.colorMultiply(.red)),
    "colorInvert": AnyView(sample.colorInvert()),
    "luminanceToAlpha": AnyView(sample.luminanceToAlpha()),
    "geometryGroup": AnyView(sample.geometryGroup()),
    "onAppear": AnyView(sample.onAppear {}),
    "onDisappear": AnyView(sample.onDisappear {}),
    "task": AnyView(sample.task {}),
    "onChange": AnyView(sample.onChange(of: 1) { _, _ in }),
    "onReceive": AnyView(
      sample.onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
    ),
    "onTapGesture": AnyView(sample.onTapGesture {}),
    "gesture": AnyView(
      sample.gesture(DragGesture().onChanged { _ = $0.translation }.onEnded { _ in })
    ),
    "highPriorityGesture": AnyView(
      sample.highPriorityGesture(TapGesture(count: 2).onEnded {}, including: .gesture)
    ),
    "simultaneousGesture": AnyView(
      sample.simultaneousGesture(LongPressGesture(minimumDuration: 1).onChanged { _ in })
    ),
    "onLongPressGesture": AnyView(sample.onLongPressGesture {}),
    "onOpenURL": AnyView(sample.onOpenURL { _ in }),
    "onGeometryChange": AnyView(
      sample.onGeometryChange(for: CGSize.self, of: \.size, action: { _ in })
        .onGeometryChange(for: CGSize.self, of: \.size, action: { _, _ in })
    ),
    "flipsForRightToLeftLayoutDirection": AnyView(
      sample.flipsForRightToLeftLayoutDirection(true)
    ),
    "allowsHitTesting": AnyView(sample.allowsHitTesting(false)),
    "contentShape": AnyView(sample.contentShape(Rectangle())),
    "preferredColorScheme": AnyView(sample.preferredColorScheme(.light)),
    "coordinateSpace": AnyView(
      sample.coordinateSpace(name: "a").coordinateSpace(.named("b"))
    ),
    "controlSize": AnyView(sample.controlSize(.mini)),
    "ignoresSafeArea": AnyView(sample.ignoresSafeArea()),
    "edgesIgnoringSafeArea": AnyView(sample.edgesIgnoringSafeArea(.all)),
    "scrollIndicators": AnyView(sample.scrollIndicators(.hidden)),
    "handGestureShortcut": AnyView(
      sample.handGestureShortcut(.primaryAction).handGestureShortcut(
        .primaryAction,
        isEnabled: false
      )
    ),
    "allowedDynamicRange": AnyView(
      sample.allowedDynamicRange(.constrainedHigh).allowedDynamicRange(nil)
    ),
    "symbolEffectsRemoved": AnyView(sample.symbolEffectsRemoved()),
    "accessibility": AnyView(sample.accessibility(label: words).accessibility(hidden: true)),
    "symbolEffect": AnyView(sample.symbolEffect(.bounce.up, options: .speed(2), value: 1)),
    "buttonBorderShape": AnyView(sample.buttonBorderShape(.capsule)),
    "textVariant": AnyView(sample.textVariant(.sizeDependent)),
    "activityBackgroundTint": AnyView(sample.activityBackgroundTint(.black)),
    "activitySystemActionForegroundColor": AnyView(
      sample.activitySystemActionForegroundColor(.white)
    ),
    "dynamicIsland": AnyView(sample.dynamicIsland(verticalPlacement: .belowIfTooWide)),
    "previewContext": AnyView(
      sample.previewContext(WidgetPreviewContext(family: .accessoryInline))
    ),
    "previewDisplayName": AnyView(sample.previewDisplayName("a")),
    "previewLayout": AnyView(sample.previewLayout(.sizeThatFits)),
    "previewDevice": AnyView(sample.previewDevice("iPhone")),
    "preference": AnyView(sample.preference(key: Longest.self, value: 3)),
    "badge": AnyView(sample.badge(3).badge("new").badge(Text("new")).badge(String?.none)),
    "anchorPreference": AnyView(
      sample.anchorPreference(key: Longest.self, value: .bounds) { _ in 3 }
    ),
    "transformAnchorPreference": AnyView(
      sample.transformAnchorPreference(key: Longest.self, value: .top) { longest, _ in
        longest += 1
      }
    ),
    "transformPreference": AnyView(sample.transformPreference(Longest.self) { $0 += 1 }),
    "onPreferenceChange": AnyView(sample.onPreferenceChange(Longest.self) { _ in }),
  ]

  private struct Untold: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      let axis = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Monday"])
      return AXChartDescriptor(title: nil, summary: nil, xAxis: axis, series: [])
    }
  }

  enum Longest: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }
}
