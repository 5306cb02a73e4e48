import Testing

@testable import UnicodeText

/// An object that is made when it is first asked for: once stored, told of once, and let go in the end.
@Suite struct LazyObjectTests {
  private final class Made: Sendable {
    let number: Int
    let gone: @Sendable () -> Void

    init(_ number: Int, gone: @escaping @Sendable () -> Void = {}) {
      self.number = number
      self.gone = gone
    }

    deinit { gone() }
  }

  @Test func theFirstStays() {
    let lazy = LazyObject<Made>()
    var numbers = [lazy.known?.number ?? 0]
    var told: [Int] = []
    for number in 1...2 {
      let made = lazy.value({ Made(number) }, added: { told.append($0.number) })
      numbers.append(made.number)
    }
    numbers.append(lazy.value { Made(3) }.number)
    numbers.append(lazy.known?.number ?? 0)
    #expect(numbers == [0, 1, 1, 1, 1])
    #expect(told == [1])
  }

  /// Uncounted it is the same object, made once, and lives as long as its place.
  @Test func isBorrowed() {
    let gone = Locked(0)
    func numbers() -> [Int] {
      let lazy = LazyObject<Made>()
      let borrowed = (1...2).map { number in
        lazy.borrowed { Made(number) { gone.withLock { $0 += 1 } } }
      }
      let numbers = borrowed.map { $0.with(\.number) } + [lazy.known?.number ?? 0]
      #expect(gone.withLock { $0 } == 0)
      withExtendedLifetime(lazy) {}
      return numbers
    }
    #expect(numbers() == [1, 1, 1])
    #expect(gone.withLock { $0 } == 1)
  }

  /// Where making one asks for it again, the inner one is first.
  @Test func whatComesSecondIsLetGo() {
    let gone = Locked<[Int]>([])
    func made(_ number: Int) -> Made { Made(number) { gone.withLock { $0.append(number) } } }
    func first() -> Int {
      let lazy = LazyObject<Made>()
      let outer = lazy.value {
        _ = lazy.value { made(1) }
        return made(2)
      }
      return outer.number
    }
    #expect(first() == 1)
    let order = gone.withLock { $0 }
    #expect(order == [2, 1])
  }
}

/// A value that is made when it is first asked for: once stored, and told of once.
@Suite struct LazyTests {
  @Test func theFirstStays() {
    let lazy = Lazy<Int>()
    #expect(lazy.known == nil)
    var told: [Int] = []
    #expect(
      (1...3).map { number in lazy.value({ number }, added: { told.append($0) }) } == [1, 1, 1]
    )
    #expect(lazy.known == 1)
    #expect(told == [1])
    let made = Lazy(7)
    #expect(made.known == 7)
    #expect(made.value({ 8 }, added: { told.append($0) }) == 7)
    #expect(told == [1])
  }

  /// Where making one asks for it again, the inner one is first, and told of alone.
  @Test func whatComesSecondIsNotToldOf() {
    let lazy = Lazy<Int>()
    var told: [Int] = []
    let outer = lazy.value(
      {
        _ = lazy.value({ 1 }, added: { told.append($0) })
        return 2
      },
      added: { told.append($0) }
    )
    #expect(outer == 1)
    #expect(lazy.known == 1)
    #expect(told == [1])
  }
}
