/// Something that is kept with a cascade, and let go with it, by a module above that this one knows
/// nothing of.
///
/// It must not hold on to the cascade. Any thread.
package final class CascadeCompanion: Sendable {
  package let content: any AnyObject & Sendable

  package init(_ content: any AnyObject & Sendable) {
    self.content = content
  }
}
