import FitSelection

extension HostRequest {
  /// Tells of each tap that is asked for where none would come of it.
  ///
  /// - Parameter reason: why; as a rule that entries follow no timeline.
  @MainActor
  func noteTaps(
    because reason: BilingualText = BilingualText(
      "only what a timeline shows is tapped, not a preview or a file’s entries",
      "タップできるのはタイムラインの表示だけで、プレビューやファイルのエントリーはタップされません"
    ),
    _ report: @MainActor (HostEvent) -> Void
  ) {
    for name in taps {
      report(
        .finding(
          HostFinding(
            .nothingToTap,
            "“\(name)”: \(reason.english)",
            "「\(name)」：\(reason.japanese)"
          )
        )
      )
    }
  }
}
