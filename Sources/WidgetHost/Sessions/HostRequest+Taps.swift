extension HostRequest {
  /// Tells of each tap that is asked for where entries follow no timeline: none would come of it.
  @MainActor
  func noteTaps(_ report: @MainActor (HostEvent) -> Void) {
    for name in taps {
      report(
        .finding(
          HostFinding(
            .nothingToTap,
            "“\(name)”: only what a timeline shows is tapped, not a preview or a file’s entries",
            "「\(name)」：タップできるのはタイムラインの表示だけで、プレビューやファイルのエントリーはタップされません"
          )
        )
      )
    }
  }
}
