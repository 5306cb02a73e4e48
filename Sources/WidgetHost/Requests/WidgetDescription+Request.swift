extension [WidgetDescription] {
  /// The widget that a request is for: of several of one kind the first that may stand in its family.
  package func asked(by request: HostRequest) -> WidgetDescription? {
    let named = filter { $0.kind == request.kind }
    return named.first { $0.families.contains(request.family) } ?? named.first
  }
}
