@_exported public import SwiftUISurface
