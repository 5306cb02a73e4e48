#if !canImport(Combine)
/// A property of an observable object that announces its changes, to those who asked for them.
@propertyWrapper
public struct Published<Value> {
  /// Gives the property's value, and each that it is about to get.
  public struct Publisher: SwiftUISurface.Publisher {
    /// The property's type.
    public typealias Output = Value
    /// It does not fail.
    public typealias Failure = Never

    let storage: Storage

    /// Gives the value to a receiver, and those that follow.
    public func _send(to receiver: _Receiver<Value, Never>) {
      // In one turn: a value that another thread sets meanwhile follows the one that is there.
      receiver.inTurn {
        if storage.audience.add(receiver) { receiver.send(storage.value) }
      }
    }
  }

  /// What all copies share.
  final class Storage: AnnouncingStorage {
    let audience = Audience<Value, Never>()
    private let current: Guarded<Value>
    private let object = Guarded(ObservableObjectPublisher?.none)
    private let sources = Guarded([AnyCancellable]())

    init(_ value: Value) {
      current = Guarded(value)
    }

    var objectPublisher: ObservableObjectPublisher? {
      get { object.change { $0 } }
      set { object.change { $0 = newValue } }
    }

    var value: Value {
      get { current.change { $0 } }
      set {
        objectPublisher?.send()
        audience.send(newValue)
        // Let go behind no lock.
        let former = current.change { current in
          defer { current = newValue }
          return current
        }
        withExtendedLifetime(former) {}
      }
    }

    /// Takes values for as long as it lives.
    func follow(_ source: AnyPublisher<Value, Never>) {
      let cancellable = source.sink { [weak self] in self?.value = $0 }
      sources.change { $0.append(cancellable) }
    }
  }

  let storage: Storage

  /// The value; those who receive are given it before it is set.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// The publisher of the value.
  ///
  /// It is set by nothing but `assign(to:)`, which writes to the property.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    nonmutating set {}
  }

  /// Creates a property with its initial value.
  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  /// Creates a property with its initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension Published: AnnouncingProperty {
  var announcing: any AnnouncingStorage { storage }
}

/// A property that tells an object's publisher of its changes.
protocol AnnouncingProperty {
  var announcing: any AnnouncingStorage { get }
}

/// What such a property's copies share.
protocol AnnouncingStorage: AnyObject {
  var objectPublisher: ObservableObjectPublisher? { get set }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, for as long as that is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(eraseToAnyPublisher())
  }
}
#endif
