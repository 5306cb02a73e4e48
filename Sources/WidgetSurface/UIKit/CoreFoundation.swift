// Not `canImport`: on Linux the package has a module of that name itself.
#if os(Linux)
public import Foundation

// Core Foundation's names stand for the values of Swift and Foundation that are cast to them: such a cast, as in
// `data as CFData`, changes nothing here.

/// Bytes.
public typealias CFData = Data
/// An address.
public typealias CFURL = URL
/// A text.
public typealias CFString = String
/// A number.
public typealias CFNumber = NSNumber
/// Yes or no.
public typealias CFBoolean = Bool
/// Values by names.
public typealias CFDictionary = [String: Any]

// As Core Foundation's header has them: sources unwrap them or do not.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Yes.
public let kCFBooleanTrue: CFBoolean! = true
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// No.
public let kCFBooleanFalse: CFBoolean! = false
#endif
