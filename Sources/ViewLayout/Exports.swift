// `import SwiftUI` brings Foundation with it, and view code relies on that.
@_exported public import Foundation
