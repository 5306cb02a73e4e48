extension IntentClasses {
  private static let systemCodes = [
    "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
    "failureRequiringAppLaunch",
  ]

  func response(_ intent: IntentDefinition.Intent) -> String {
    let name = intent.className
    let own = intent.responseCodes.map(\.name).filter { !Self.systemCodes.contains($0) }
    let cases =
      Self.systemCodes.enumerated().map { "  case \($0.element) = \($0.offset)\n" }
      + own.enumerated().map { "  case \(Self.escaped($0.element)) = \(100 + $0.offset)\n" }
    let values = intent.responseValues.map { "  public var \(declaration(of: $0))\n" }
    let makers = intent.responseCodes.filter { !$0.values.isEmpty }.map { code in
      let names = Set(code.values)
      let used = intent.responseValues.filter { names.contains($0.name) }
      let arguments = used.map { "\(Self.escaped($0.name)): \(plainType(of: $0))" }
        .joined(separator: ", ")
      let settings = used.map { value in
        let name = Self.escaped(value.name)
        return "    _response.\(name) = \(name)\n"
      }
      .joined()
      return """
          public class func \(Self.escaped(code.name))(\(arguments)) -> \(name)Response {
            let _response = \(name)Response(code: .\(Self.escaped(code.name)), userActivity: nil)
        \(settings)    return _response
          }

        """
    }
    return """
      public enum \(name)ResponseCode: Int, Sendable {
      \(cases.joined())}

      public class \(name)Response: INIntentResponse {
      \(values.joined())  public private(set) var code = \(name)ResponseCode.unspecified

        public convenience init(code: \(name)ResponseCode, userActivity: Any?) {
          self.init()
          self.code = code
          self.userActivity = userActivity
        }
      \(makers.joined())}

      """
  }
}
