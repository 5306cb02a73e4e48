/// A run of a widget, with what was asked.
public struct HostedRun: Sendable {
  /// A preview as a report calls it.
  public struct PreviewTitle: Sendable, Hashable {
    /// The name that the source gives it; `nil` where it gives none.
    public let name: String?
    /// The file and the line, or the type that provides it.
    public let place: String

    /// Creates a title.
    public init(name: String?, place: String) {
      self.name = name
      self.place = place
    }
  }

  /// What was asked.
  public let request: HostRequest
  /// What came of it.
  public let run: WidgetRun
  /// The preview that was run; `nil` where none was.
  public let preview: PreviewTitle?

  /// The language set on the device, as a BCP 47 tag.
  public var language: String { request.surroundings.deviceLanguages.first ?? "" }

  /// Creates a run with what was asked.
  public init(_ request: HostRequest, _ run: WidgetRun, preview: PreviewTitle? = nil) {
    self.request = request
    self.run = run
    self.preview = preview
  }
}
