// `import SwiftUI` brings Foundation with it, and view code relies on that; sizes, places and
// alignments come from below.
@_exported public import Foundation
@_exported public import LayoutEngine
