public import Foundation

extension AttributeScopes {
  /// The attributes that texts understand, by SwiftUI's names.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that texts understand.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the glyphs.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the glyphs.
    public let backgroundColor: BackgroundColorAttribute
    /// A line through the glyphs.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// A line under the glyphs.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points after each character.
    public let kern: KerningAttribute
    /// Points after each character; beats kerning, but for 0.
    public let tracking: TrackingAttribute
    /// Points above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    #if !canImport(Darwin)
    /// Emphasis, code and the like.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    #endif
    /// Foundation's own.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The name by which the attribute is kept.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of the glyphs.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name by which the attribute is kept.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind the glyphs.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name by which the attribute is kept.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// A line through the glyphs.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The line's style.
      public typealias Value = Text.LineStyle
      /// The name by which the attribute is kept.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// A line under the glyphs.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The line's style.
      public typealias Value = Text.LineStyle
      /// The name by which the attribute is kept.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// Points after each character.
    public enum KerningAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name by which the attribute is kept.
      public static let name = "SwiftUI.Kern"
    }

    /// Points after each character; beats kerning, but for 0.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name by which the attribute is kept.
      public static let name = "SwiftUI.Tracking"
    }

    /// Points above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name by which the attribute is kept.
      public static let name = "SwiftUI.BaselineOffset"
    }

    #if !canImport(Darwin)
    /// Emphasis, code and the like.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// Intents.
      public typealias Value = InlinePresentationIntent
      /// The name by which the attribute is kept.
      public static let name = "NSInlinePresentationIntent"
    }
    #endif
  }
}

extension AttributeDynamicLookup {
  /// An attribute of SwiftUI's by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

/// Whether words of a string that was looked up are to agree with a number among them.
enum InflectedWordsAttribute: AttributedStringKey {
  typealias Value = Bool
  static let name = "FitcheckInflectedWords"
}
