import Foundation

/// What one pass over a layout has found out already.
///
/// A stack asks each child up to three times, so that in nested stacks the questions multiply with
/// every level. Containers that hold containers are therefore remembered by proposal; flatter ones,
/// such as the candidates of a headline, are not, and a pass over them allocates nothing.
package struct LayoutPass {
  private struct Question: Hashable {
    let container: ObjectIdentifier
    let proposal: ProposedViewSize
  }

  private struct GuideQuestion: Hashable {
    let question: Question
    let size: CGSize
    let key: AlignmentKey

    init(
      of container: ContainerIdentity,
      _ proposal: ProposedViewSize,
      _ size: CGSize,
      _ key: AlignmentKey
    ) {
      question = Question(container: ObjectIdentifier(container), proposal: proposal)
      self.size = size
      self.key = key
    }
  }

  private var guides: [GuideQuestion: CGFloat?] = [:]
  private var sizes: [Question: CGSize] = [:]
  /// What the layouts of custom containers remember.
  private var caches: [ObjectIdentifier: Any] = [:]

  /// Hands out what a container's layout remembers; nobody else holds it then.
  package mutating func takeCache(of container: ContainerIdentity) -> Any? {
    caches.removeValue(forKey: ObjectIdentifier(container))
  }

  package mutating func keepCache(_ cache: Any, of container: ContainerIdentity) {
    caches[ObjectIdentifier(container)] = cache
  }

  /// A guide that a container sets, asked for before: `.some(nil)` where it sets none.
  subscript(
    container: ContainerIdentity,
    proposal: ProposedViewSize,
    size: CGSize,
    key: AlignmentKey
  ) -> CGFloat?? {
    get { guides[GuideQuestion(of: container, proposal, size, key)] }
    set { guides[GuideQuestion(of: container, proposal, size, key)] = newValue }
  }

  /// What is asked besides sizes; `nil` for nothing, as usual.
  var strain: LayoutStrain?

  package init(strain: LayoutStrain? = nil) {
    self.strain = strain
  }

  subscript(container: ContainerIdentity, proposal: ProposedViewSize) -> CGSize? {
    get { sizes[Question(container: ObjectIdentifier(container), proposal: proposal)] }
    set {
      sizes[Question(container: ObjectIdentifier(container), proposal: proposal)] = newValue
    }
  }
}

/// What a container is recognised by within a pass.
package final class ContainerIdentity: Sendable {
  package init() {}
}
