import DeviceTraits
import FitSelection
import FontFaces
import Foundation
import WidgetDevices

extension HostRequest {
  /// Refuses devices, sizes of text, fonts, moments and limits that are not to be had, whatever the widget is.
  ///
  /// A run refuses them as well: this is for who asks before a widget is built, which takes long.
  ///
  /// - Parameter families: the families that are meant, by their names in code; `nil` for any.
  /// - Throws: ``HostError`` where a name is unknown, no clock can be set to a moment, or a value cannot be: a limit
  ///   that is negative or no number, no size of text, a system that there is not, more days than a clock knows, or a
  ///   time zone that is 15 hours or more from GMT.
  public func check(in families: [String]? = nil) throws(HostError) {
    try checkValues()
    _ = try EntryLayouts.typeSizes(of: self)
    let slots = families?.compactMap { WidgetSlot(name: $0) } ?? WidgetSlot.all
    let version = systemVersion.flatMap { SystemVersion(rawValue: $0) }
    do {
      for name in devices where profile == nil {
        try Self.check(deviceNamed: name, for: slots, version: version)
      }
      guard let fontDirectory else { return }
      _ = try HostedFonts.library(
        deviceLanguages: surroundings.deviceLanguages,
        fontDirectory: fontDirectory
      )
    } catch {
      throw .setting(of: error)
    }
  }

  /// Refuses a time zone, moments, limits and a version of the system that cannot be, whatever there is to be run.
  func checkValues() throws(HostError) {
    guard surroundings.timeZone.hasDates else {
      throw .setting(
        BilingualText(
          "“surroundings.timeZone” is 15 hours or more from GMT",
          "「surroundings.timeZone」がGMTから15時間以上離れています"
        )
      )
    }
    try checkMoments()
    try limits.check()
    if let systemVersion, SystemVersion(rawValue: systemVersion) == nil {
      let known = SystemVersion.allCases.map { "\($0.rawValue)" }
      throw .setting(
        BilingualText(
          "there is no version \(systemVersion) of the system, but \(known.joined(separator: ", "))",
          "システムの版\(systemVersion)はありません（あるもの：\(known.joined(separator: "、"))）"
        )
      )
    }
  }

  /// The most days over which dates are moved: as many as a clock knows.
  private static var mostDaysOfDates: Int {
    let moments = HostSurroundings.moments
    return Int(moments.upperBound.timeIntervalSince(moments.lowerBound) / 86_400)
  }

  /// Refuses moments at which the clock would have to stand and cannot: it would show others.
  private func checkMoments() throws(HostError) {
    let moments = HostSurroundings.moments
    guard moments.contains(surroundings.now) else { throw .noMoment("surroundings.now") }
    // Before the end itself the last timeline is asked for.
    guard moments.contains(until) || until == moments.upperBound else { throw .noMoment("until") }
    guard daysAhead >= 0 else {
      throw .setting(BilingualText("“daysAhead” is negative", "「daysAhead」が負の数です"))
    }
    let lastDay = surroundings.now.addingTimeInterval(Double(daysAhead) * 86_400)
    guard moments.contains(lastDay) else { throw .noMoment("daysAhead") }
    let most = Self.mostDaysOfDates
    guard daysOfDates <= most else {
      throw .setting(
        BilingualText(
          "“daysOfDates” is more than \(most)",
          "「daysOfDates」が\(most)を超えています"
        )
      )
    }
  }

  /// Refuses a device that shows none of several kinds of widgets; one that lacks a size of them is said in a run.
  private static func check(
    deviceNamed name: String,
    for slots: [WidgetSlot],
    version: SystemVersion?
  ) throws(DeviceError) {
    var refusal: DeviceError?
    for slot in slots {
      do {
        // A Today extension is of systems that no version names.
        let version = slot.family == nil ? nil : version
        _ = try DeviceCatalogue.device(named: name, for: slot, version: version)
        return
      } catch {
        switch error {
        case .noPublishedSize: return
        case .cannotRun: throw error
        case .unknown, .noLockScreenWidgets: refusal = refusal ?? error
        }
      }
    }
    if let refusal { throw refusal }
  }
}

extension HostLimits {
  /// Refuses to bear fewer of something than none, and a time that is no number, which would never be over.
  fileprivate func check() throws(HostError) {
    let counts = [
      ("entriesPerTimeline", entriesPerTimeline), ("entries", entries), ("pictures", pictures),
      ("recommendations", recommendations), ("reloads", reloads),
    ]
    for (name, count) in counts where count < 0 {
      throw .setting(
        BilingualText("“limits.\(name)” is negative", "「limits.\(name)」が負の数です")
      )
    }
    let times = [
      ("secondsToAnswer", secondsToAnswer), ("secondsToPerform", secondsToPerform),
      ("secondsBetweenReloads", secondsBetweenReloads),
    ]
    for (name, seconds) in times where !(seconds >= 0) {
      throw .setting(
        seconds.isNaN
          ? BilingualText("“limits.\(name)” is no number", "「limits.\(name)」が数ではありません")
          : BilingualText("“limits.\(name)” is negative", "「limits.\(name)」が負の数です")
      )
    }
  }
}

extension HostError {
  /// A member of a request tells a moment to which no clock can be set.
  fileprivate static func noMoment(_ member: String) -> HostError {
    let outside = HostSurroundings.outsideMoments
    return .setting(
      BilingualText(
        "no clock can be set to what “\(member)” says: it \(outside.english)",
        "「\(member)」の示す日時には時計を合わせられません（\(outside.japanese)）"
      )
    )
  }
}
