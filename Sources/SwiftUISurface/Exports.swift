// `import SwiftUI` brings Foundation with it, and view code relies on that; sizes, places and
// alignments come from below, and so do the traits of devices that an environment holds.
@_exported public import DeviceTraits
@_exported public import Foundation
@_exported public import LayoutEngine
