#if !canImport(Combine)
extension Publisher where Failure == Never {
  /// The values one after the other, for `for await`; they are kept until they are asked for.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let cancellable = sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { value in
          nonisolated(unsafe) let value = value
          continuation.yield(value)
        }
      )
      let handed = Handed(value: cancellable)
      continuation.onTermination = { _ in handed.value.cancel() }
    }
  }
}

extension Publisher {
  /// The values one after the other, for `for try await`; they are kept until they are asked for.
  public var values: AsyncThrowingStream<Output, any Error> {
    AsyncThrowingStream { continuation in
      let cancellable = sink(
        receiveCompletion: { completion in
          switch completion {
          case .finished: continuation.finish()
          case .failure(let error): continuation.finish(throwing: error)
          }
        },
        receiveValue: { value in
          nonisolated(unsafe) let value = value
          continuation.yield(value)
        }
      )
      let handed = Handed(value: cancellable)
      continuation.onTermination = { _ in handed.value.cancel() }
    }
  }
}
#endif
