import Foundation

/// Models with their screens and scales (Apple, Human Interface Guidelines, Layout) and which of
/// them run a system with lock-screen widgets (the compatibility list of iOS 16).
extension DeviceCatalogue {
  /// One model: its name, its screen class, its pixels per point, what it calls itself in code.
  struct Row {
    let name: String
    let screenClass: String
    let displayScale: CGFloat
    let identifiers: [String]

    init(_ name: String, _ screenClass: String, _ displayScale: CGFloat, _ identifiers: String...) {
      self.name = name
      self.screenClass = screenClass
      self.displayScale = displayScale
      self.identifiers = identifiers
    }
  }

  /// iPhones with lock-screen widgets, newest first.
  static let phoneRows: [Row] = [
    Row("iPhone 17 Pro Max", "440x956", 3, "iPhone18,2"),
    Row("iPhone 17 Pro", "402x874", 3, "iPhone18,1"),
    Row("iPhone Air", "420x912", 3, "iPhone18,4"),
    Row("iPhone 17", "402x874", 3, "iPhone18,3"),
    Row("iPhone 16 Pro Max", "440x956", 3, "iPhone17,2"),
    Row("iPhone 16 Pro", "402x874", 3, "iPhone17,1"),
    Row("iPhone 16 Plus", "430x932", 3, "iPhone17,4"),
    Row("iPhone 16", "393x852", 3, "iPhone17,3"),
    Row("iPhone 16e", "390x844", 3, "iPhone17,5"),
    Row("iPhone 15 Pro Max", "430x932", 3, "iPhone16,2"),
    Row("iPhone 15 Pro", "393x852", 3, "iPhone16,1"),
    Row("iPhone 15 Plus", "430x932", 3, "iPhone15,5"),
    Row("iPhone 15", "393x852", 3, "iPhone15,4"),
    Row("iPhone 14 Pro Max", "430x932", 3, "iPhone15,3"),
    Row("iPhone 14 Pro", "393x852", 3, "iPhone15,2"),
    Row("iPhone 14 Plus", "428x926", 3, "iPhone14,8"),
    Row("iPhone 14", "390x844", 3, "iPhone14,7"),
    Row("iPhone SE (3rd generation)", "375x667", 2, "iPhone14,6"),
    Row("iPhone 13 Pro Max", "428x926", 3, "iPhone14,3"),
    Row("iPhone 13 Pro", "390x844", 3, "iPhone14,2"),
    Row("iPhone 13", "390x844", 3, "iPhone14,5"),
    Row("iPhone 13 mini", "375x812", 3, "iPhone14,4"),
    Row("iPhone 12 Pro Max", "428x926", 3, "iPhone13,4"),
    Row("iPhone 12 Pro", "390x844", 3, "iPhone13,3"),
    Row("iPhone 12", "390x844", 3, "iPhone13,2"),
    Row("iPhone 12 mini", "375x812", 3, "iPhone13,1"),
    Row("iPhone SE (2nd generation)", "375x667", 2, "iPhone12,8"),
    Row("iPhone 11 Pro Max", "414x896", 3, "iPhone12,5"),
    Row("iPhone 11 Pro", "375x812", 3, "iPhone12,3"),
    Row("iPhone 11", "414x896", 2, "iPhone12,1"),
    Row("iPhone XS Max", "414x896", 3, "iPhone11,4", "iPhone11,6"),
    Row("iPhone XS", "375x812", 3, "iPhone11,2"),
    Row("iPhone XR", "414x896", 2, "iPhone11,8"),
    Row("iPhone X", "375x812", 3, "iPhone10,3", "iPhone10,6"),
    Row("iPhone 8 Plus", "414x736", 3, "iPhone10,2", "iPhone10,5"),
    Row("iPhone 8", "375x667", 2, "iPhone10,1", "iPhone10,4"),
  ]

  /// iPhones whose last system has widgets on the Home Screen, but none on the Lock Screen.
  static let olderPhoneRows: [Row] = [
    Row("iPhone 7 Plus", "414x736", 3, "iPhone9,2", "iPhone9,4"),
    Row("iPhone 7", "375x667", 2, "iPhone9,1", "iPhone9,3"),
    Row("iPhone 6s Plus", "414x736", 3, "iPhone8,2"),
    Row("iPhone 6s", "375x667", 2, "iPhone8,1"),
    Row("iPhone SE (1st generation)", "320x568", 2, "iPhone8,4"),
  ]

  /// Models that a user may ask for in vain: no system with widgets runs on them.
  static let unsupportedNames = ["iPhone 6 Plus", "iPhone 6"]

  /// iPads, as the guideline names them.
  static let tabletRows: [Row] = [
    Row("iPad Pro 12.9-inch", "1024x1366", 2),
    Row("iPad Pro 11-inch", "834x1194", 2),
    Row("iPad Pro 10.5-inch", "834x1194", 2),
    Row("iPad Pro 9.7-inch", "768x1024", 2),
    Row("iPad Air 13-inch", "1024x1366", 2),
    Row("iPad Air 11-inch", "820x1180", 2),
    Row("iPad Air 10.9-inch", "820x1180", 2),
    Row("iPad Air 10.5-inch", "834x1112", 2),
    Row("iPad Air 9.7-inch", "768x1024", 2),
    Row("iPad 11-inch", "820x1180", 2),
    Row("iPad 10.2-inch", "810x1080", 2),
    Row("iPad 9.7-inch", "768x1024", 2),
    Row("iPad mini 8.3-inch", "744x1133", 2),
    Row("iPad mini 7.9-inch", "768x1024", 2),
  ]

  /// Watches that run watchOS 9, by the size of the case.
  static let watchRows: [Row] = [
    Row("Apple Watch Ultra 3 49mm", "211x257", 2),
    Row("Apple Watch Ultra 49mm", "205x251", 2),
    Row("Apple Watch 46mm", "208x248", 2),
    Row("Apple Watch 42mm", "187x223", 2),
    Row("Apple Watch 45mm", "198x242", 2),
    Row("Apple Watch 41mm", "176x215", 2),
    Row("Apple Watch 44mm", "184x224", 2),
    Row("Apple Watch 40mm", "162x197", 2),
  ]
}
