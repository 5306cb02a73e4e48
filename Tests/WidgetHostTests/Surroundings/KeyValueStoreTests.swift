#if os(Linux)
import Foundation
import Testing
import WidgetHost

/// What an app keeps in iCloud is there for its widget as it would be on a device.
@Suite struct KeyValueStoreTests {
  @Test func whatIsKeptIsThere() {
    let store = HostedKeyValueStore()
    #expect(store.string(forKey: "tide") == nil && !store.bool(forKey: "tide"))
    #expect(store.double(forKey: "tide") == 0 && store.longLong(forKey: "tide") == 0)
    store.set("low", forKey: "tide")
    store.set(4, forKey: "boats")
    store.set(true, forKey: "open")
    store.set(1.5, forKey: "depth")
    #expect(store.string(forKey: "tide") == "low" && store.longLong(forKey: "boats") == 4)
    #expect(store.bool(forKey: "open") && store.double(forKey: "depth") == 1.5)
    #expect(store.dictionaryRepresentation.keys.sorted() == ["boats", "depth", "open", "tide"])
    // Whatever a number was set as, it is a number.
    store.set(Int64(6), forKey: "ships")
    #expect(store.double(forKey: "boats") == 4 && store.double(forKey: "ships") == 6)
    #expect(store.longLong(forKey: "depth") == 1 && store.longLong(forKey: "open") == 1)
    #expect(store.bool(forKey: "boats") && store.longLong(forKey: "tide") == 0)
    store.removeObject(forKey: "tide")
    #expect(store.object(forKey: "tide") == nil && store.synchronize())
  }

  /// Lists, values and bytes are there as what they are, and as nothing else; numbers of all types are numbers.
  @Test func whatIsKeptIsOfItsType() {
    let store = HostedKeyValueStore()
    store.set(["a", "b"], forKey: "list")
    store.set(["a": 1], forKey: "values")
    store.set(Data([1, 2]), forKey: "bytes")
    store.set(false, forKey: "flag")
    store.set(Float(2.5), forKey: "half")
    store.set(NSNumber(value: 3), forKey: "number")
    #expect(store.array(forKey: "list") as? [String] == ["a", "b"])
    #expect(store.dictionary(forKey: "values") as? [String: Int] == ["a": 1])
    #expect(store.data(forKey: "bytes") == Data([1, 2]) && store.double(forKey: "half") == 2.5)
    #expect(store.array(forKey: "values") == nil && store.dictionary(forKey: "list") == nil)
    #expect(store.data(forKey: "list") == nil && store.string(forKey: "list") == nil)
    #expect(["half", "number", "flag"].map { store.longLong(forKey: $0) } == [2, 3, 0])
    #expect(store.bool(forKey: "number") && !store.bool(forKey: "flag"))
    // What is set to nothing is kept no longer.
    store.set(nil, forKey: "list")
    store.set("high", forKey: "values")
    #expect(store.array(forKey: "list") == nil && store.string(forKey: "values") == "high")
    let keys = store.dictionaryRepresentation.keys.sorted()
    #expect(keys == ["bytes", "flag", "half", "number", "values"])
    // As Apple calls it.
    let name = "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
    #expect(HostedKeyValueStore.didChangeExternallyNotification.rawValue == name)
  }

  /// A device keeps all numbers alike, of however many bits they are: none is no number here.
  @Test func numbersOfEveryTypeAreNumbers() {
    let store = HostedKeyValueStore()
    let numbers: [Any] = [
      Int8(-7), Int16(-7), Int32(-7), Int64(-7), -7, UInt8(7), UInt16(7), UInt32(7), UInt64(7),
      UInt(7), Float(7.5), 7.5, CGFloat(7.5),
    ]
    for number in numbers {
      store.set(number, forKey: "number")
      let (whole, real) = (store.longLong(forKey: "number"), store.double(forKey: "number"))
      #expect(abs(whole) == 7 && store.bool(forKey: "number"), "\(type(of: number))")
      #expect(real == Double(whole) || real == 7.5, "\(type(of: number))")
    }
    // What is no whole number holds, too, and the greatest is not taken for the least.
    store.set(Float(0.5), forKey: "number")
    #expect(store.bool(forKey: "number") && store.longLong(forKey: "number") == 0)
    store.set(UInt64.max, forKey: "number")
    #expect(store.double(forKey: "number") == 0x1p64)
  }
}
#endif
