import Foundation
import Typesetting

/// What one pass over a layout has found out already.
///
/// A stack asks each child up to three times, so that in nested stacks the questions multiply with
/// every level. Containers that hold containers are therefore remembered by proposal; flatter ones,
/// such as the candidates of a headline, are not, and a pass over them allocates nothing. Frames, ratios
/// and guides around each other multiply questions too: some of many in a row are remembered as well.
/// Widths that are the same in every height are remembered by the width that is proposed alone.
package struct LayoutPass {
  private struct Question: Hashable {
    let container: ContainerIdentity
    let proposal: ProposedViewSize
    let isAskingLeastWidth: Bool
  }

  private struct GuideQuestion: Hashable {
    let question: Question
    let size: CGSize
    let key: AlignmentKey
  }

  /// A layout of a custom container: what it remembers of one kind of question is not for the other.
  private struct CacheOwner: Hashable {
    let container: ContainerIdentity
    let isAskingLeastWidth: Bool
  }

  private var guides: [GuideQuestion: CGFloat?] = [:]
  private var sizes: [Question: CGSize] = [:]
  /// By proposals without a height.
  private var widths: [Question: CGFloat?] = [:]
  /// What the layouts of custom containers remember.
  private var caches: [CacheOwner: Any] = [:]

  /// Whether a row asks how far its children can shrink.
  ///
  /// A text that is offered no width then takes none, in whatever it stands: stacks in stacks,
  /// paddings, frames, the user's own layouts. It is one answer at every depth, since rows serve
  /// the least flexible first (LayoutRules §3.1).
  private(set) var isAskingLeastWidth = false

  /// Asks how far something can shrink.
  mutating func askingLeastWidth<Answer>(_ ask: (inout LayoutPass) -> Answer) -> Answer {
    let wasAsking = isAskingLeastWidth
    isAskingLeastWidth = true
    defer { isAskingLeastWidth = wasAsking }
    return ask(&self)
  }

  private func question(
    _ container: ContainerIdentity,
    _ proposal: ProposedViewSize
  ) -> Question {
    Question(
      container: container,
      proposal: proposal,
      isAskingLeastWidth: isAskingLeastWidth
    )
  }

  /// Hands out what a container's layout remembers; nobody else holds it then.
  package mutating func takeCache(of container: ContainerIdentity) -> Any? {
    caches.removeValue(forKey: owner(container))
  }

  package mutating func keepCache(_ cache: Any, of container: ContainerIdentity) {
    caches[owner(container)] = cache
  }

  private func owner(_ container: ContainerIdentity) -> CacheOwner {
    CacheOwner(container: container, isAskingLeastWidth: isAskingLeastWidth)
  }

  /// A guide that a container sets, asked for before: `.some(nil)` where it sets none.
  subscript(
    container: ContainerIdentity,
    proposal: ProposedViewSize,
    size: CGSize,
    key: AlignmentKey
  ) -> CGFloat?? {
    get { guides[GuideQuestion(question: question(container, proposal), size: size, key: key)] }
    set {
      guides[GuideQuestion(question: question(container, proposal), size: size, key: key)] =
        newValue
    }
  }

  /// What is asked besides sizes; `nil` for nothing, as usual.
  var strain: LayoutStrain?

  /// The doubt about lines that is taken to be right; `nil` for none, as usual.
  var lineDoubt: LineDoubt?

  /// What the whole layout is proposed, which lengths in it may follow from: mostly its bounds; `nil` where a part is
  /// asked by itself.
  ///
  /// Set before anything is asked: what is remembered holds in these.
  var bounds: ProposedViewSize?

  /// The room that a view which asks for its own is told at most where it is placed, also where it is placed only for what
  /// is chosen there; `nil` for all that it has.
  var shownRoom: CGSize?

  /// Whether it is only asked which candidates are shown.
  var isComparingChoices = false

  package init(strain: LayoutStrain? = nil) {
    self.strain = strain
  }

  subscript(container: ContainerIdentity, proposal: ProposedViewSize) -> CGSize? {
    get { sizes[question(container, proposal)] }
    set { sizes[question(container, proposal)] = newValue }
  }

  /// A width that is the same in every height, asked for before: `.some(nil)` where that is not known.
  subscript(container: ContainerIdentity, width proposed: CGFloat?) -> CGFloat?? {
    get { widths[question(container, ProposedViewSize(width: proposed, height: nil))] }
    set { widths[question(container, ProposedViewSize(width: proposed, height: nil))] = newValue }
  }
}

/// What a container is recognised by within a pass.
///
/// What is remembered holds it: the content of a `GeometryReader` lives no longer than it is placed, and
/// by its mere address what is resolved next would be taken for it.
package final class ContainerIdentity: Sendable, Hashable {
  package init() {}

  package static func == (one: ContainerIdentity, other: ContainerIdentity) -> Bool {
    one === other
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
