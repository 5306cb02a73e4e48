import Foundation

/// What one pass over a layout has found out already.
///
/// A stack asks each child up to three times, so that in nested stacks the questions multiply with
/// every level. Containers that hold containers are therefore remembered by proposal; flatter ones,
/// such as the candidates of a headline, are not, and a pass over them allocates nothing.
struct LayoutPass: Sendable {
  private struct Question: Hashable {
    let container: ObjectIdentifier
    let proposal: ProposedViewSize
  }

  private var sizes: [Question: CGSize] = [:]

  subscript(container: ContainerIdentity, proposal: ProposedViewSize) -> CGSize? {
    get { sizes[Question(container: ObjectIdentifier(container), proposal: proposal)] }
    set {
      sizes[Question(container: ObjectIdentifier(container), proposal: proposal)] = newValue
    }
  }
}

/// What a container is recognised by within a pass.
final class ContainerIdentity: Sendable {}
