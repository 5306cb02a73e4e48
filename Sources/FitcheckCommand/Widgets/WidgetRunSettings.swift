import Fitcheck
import Foundation
import WidgetHost

/// How widgets are run, with what the options name read: once, since a file may be a pipe.
struct WidgetRunSettings {
  let options: WidgetRunOptions
  private let profile: DeviceProfile?

  /// - Throws: where something cannot be meant, whatever the widget is.
  init(_ options: WidgetRunOptions, profile: DeviceProfile?) throws(CommandFailure) {
    self.options = options
    self.profile = profile
    let families = try options.wantedFamilies()
    for request in try settings(appLanguages: AppLanguages(names: ["en"])) {
      do throws(HostError) {
        try request.check(in: families)
      } catch {
        throw CommandFailure(Advice.text(of: error))
      }
    }
  }

  /// One request for each widget, family and language.
  ///
  /// - Parameter appLanguages: the languages that the app has texts in.
  func requests(
    of widgets: [WidgetDescription],
    appLanguages: AppLanguages
  ) throws(CommandFailure) -> [HostRequest] {
    let models = try models(of: widgets, appLanguages: appLanguages)
    let wanted = try options.wantedFamilies()
    return widgets.flatMap { widget -> [HostRequest] in
      guard let name = widget.kind, options.isWanted(kind: name) else { return [] }
      return widget.families.filter { wanted?.contains($0) ?? true }.flatMap { family in
        models.map { model in
          var request = model
          request.kind = name
          request.family = family
          request.parameters = model.parameters.filter { widget.parameters.contains($0.key) }
          // What has no timeline is shown at the beginning, and says so where an end was given.
          if options.until == nil, WidgetSlot(name: family)?.family == nil {
            request.until = request.surroundings.now
          }
          return request
        }
      }
    }
  }

  /// What is asked for of every widget, once for each language: without a kind and a family.
  ///
  /// - Throws: where a name is none of these widgets'.
  func models(
    of widgets: [WidgetDescription],
    appLanguages: AppLanguages
  ) throws(CommandFailure) -> [HostRequest] {
    let settings = try settings(appLanguages: appLanguages)
    for name in options.kind where !widgets.contains(where: { $0.kind == name }) {
      throw .noWidget(ofKind: name, among: widgets.compactMap(\.kind))
    }
    let known = Set(widgets.flatMap(\.parameters))
    for name in try options.values().keys.sorted() where !known.contains(name) {
      let nearest = Nearest.question(name, among: known.sorted())
      throw CommandFailure(
        "--set \(name)=…: no widget has this option\(nearest.english)",
        "--set \(name)=…：この設定項目を持つウィジェットはありません\(nearest.japanese)"
      )
    }
    return settings
  }

  /// What is asked for whatever the widgets are, once for each language.
  private func settings(appLanguages: AppLanguages) throws(CommandFailure) -> [HostRequest] {
    let zone = try options.zone()
    let (start, end) = try options.span(in: zone)
    let parameters = try options.values()
    let sizes = try options.typeSizeNames()
    let secondsOfPatience = try options.secondsOfPatience()
    let version = try options.version.version()
    let region = try options.knownRegion()
    let pictures = try options.pictureFolder()
    var settings: [HostRequest] = []
    var known: Set<[String]> = []
    for language in try options.languageNames(appLanguages) {
      let tag = try LanguageTag.checked(language)
      var request = HostRequest(
        kind: "",
        family: "",
        surroundings: HostSurroundings(
          now: start,
          timeZone: zone,
          locale: Locale(deviceLanguage: tag, region: region),
          deviceLanguages: [tag]
        ),
        until: end
      )
      guard known.insert(request.surroundings.deviceLanguages).inserted else { continue }
      request.devices = options.device
      request.profile = profile
      request.systemVersion = version?.rawValue
      request.typeSizes = sizes
      request.parameters = parameters
      request.limits.secondsToAnswer = secondsOfPatience
      request.fontDirectory = options.directory.fontDirectory
      request.pictures = pictures
      settings.append(request)
    }
    return settings
  }
}
