/// How lines may break: the resolution of classes, and `line-break: anywhere`, which is no class's
/// matter.
struct LineBreakSetting: Sendable, Hashable {
  let resolution: LineBreakResolution
  var strictness: LineBreakStrictness { resolution.strictness }
}
