/// The objects of an environment by type.
private enum ObjectsKey: EnvironmentKey {
  static let defaultValue: [ObjectIdentifier: MainActorValue<AnyObject>] = [:]
}

extension EnvironmentValues {
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    self[ObjectsKey.self][ObjectIdentifier(type)]?.unchecked as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?, of type: Object.Type) {
    self[ObjectsKey.self][ObjectIdentifier(type)] = object.map { MainActorValue($0) }
  }
}
