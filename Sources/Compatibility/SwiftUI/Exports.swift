@_exported public import SwiftUISurface
@_exported public import WidgetSurface
