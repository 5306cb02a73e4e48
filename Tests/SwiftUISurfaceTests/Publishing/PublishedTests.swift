import Testing

@testable import SwiftUISurface

/// What objects tell of their properties.
@Suite struct PublishedTests {
  private class Harbour: ObservableObject {
    @Published var boats = 2
    @Published var name: String?
    var cancellables: Set<AnyCancellable> = []
  }

  private final class Port: Harbour {
    @Published var cranes = 1
  }

  private final class Pier: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
  }

  @Test func propertiesAreGivenBeforeTheyAreSet() {
    let harbour = Harbour()
    var told: [String] = []
    harbour.$boats.sink { told.append("\($0) for \(harbour.boats)") }
      .store(in: &harbour.cancellables)
    harbour.boats = 3
    harbour.boats += 1
    #expect(told == ["2 for 2", "3 for 2", "4 for 3"] && harbour.boats == 4)
    harbour.cancellables = []
    harbour.boats = 9
    #expect(told.count == 3)
  }

  @Test func propertiesFollowPublishers() {
    let harbour = Harbour()
    let subject = PassthroughSubject<Int, Never>()
    harbour.$boats.map { "\($0) boats" }.assign(to: &harbour.$name)
    #expect(harbour.name == "2 boats")
    subject.assign(to: &harbour.$boats)
    subject.send(7)
    #expect(harbour.boats == 7 && harbour.name == "7 boats")
    let other = subject.assign(to: \.boats, on: harbour)
    subject.send(8)
    #expect(harbour.boats == 8)
    other.cancel()
    // What follows goes with the object.
    weak var gone: Harbour?
    do {
      let short = Harbour()
      subject.assign(to: &short.$boats)
      gone = short
    }
    subject.send(1)
    #expect(gone == nil && harbour.boats == 1)
  }

  /// One that is followed later does not take the place of those before.
  @Test func propertiesFollowSeveralPublishers() {
    let harbour = Harbour()
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    one.assign(to: &harbour.$boats)
    other.assign(to: &harbour.$boats)
    one.send(5)
    #expect(harbour.boats == 5)
    other.send(6)
    #expect(harbour.boats == 6)
    one.send(7)
    #expect(harbour.boats == 7)
    // Objects of one type tell of their own changes alone.
    let second = Harbour()
    var told = 0
    let watching = harbour.objectWillChange.sink { told += 1 }
    #expect(second.objectWillChange !== harbour.objectWillChange)
    second.boats = 1
    #expect(told == 0)
    harbour.name = "bay"
    #expect(told == 1)
    withExtendedLifetime(watching) {}
  }

  /// An object tells that it will change before its property tells what it will be, as in Combine.
  @Test func objectsTellBeforeTheirProperties() {
    let harbour = Harbour()
    var told: [String] = []
    harbour.$boats.dropFirst().sink { told.append("\($0) boats") }
      .store(in: &harbour.cancellables)
    harbour.objectWillChange.sink { told.append("will change") }
      .store(in: &harbour.cancellables)
    harbour.boats = 3
    #expect(told == ["will change", "3 boats"])
  }

  @Test func objectsTellThatTheyWillChange() {
    let port = Port()
    var told: [Int] = []
    let watching = port.objectWillChange.sink { told.append(port.boats + port.cranes) }
    port.boats = 5
    port.cranes = 2
    port.objectWillChange.send()
    // 2 + 1 before the boats change, 5 + 1 before the cranes do, 5 + 2 at last.
    #expect(told == [3, 6, 7])
    #expect(port.objectWillChange === port.objectWillChange)
    watching.cancel()
    port.boats = 1
    #expect(told.count == 3)
    let pier = Pier()
    var words: [String] = []
    let reading = pier.objectWillChange.sink { words.append($0) }
    pier.objectWillChange.send("tide")
    #expect(words == ["tide"])
    withExtendedLifetime(reading) {}
  }
}
