import Foundation
import LayoutEngine

extension Uncertainty {
  /// What measures nobody published may be off by: the one that is least sure, since it is not
  /// known here which of them stand side by side; nil where nothing is in doubt.
  package static func part(
    of standIns: [StandIn],
    _ length: KeyPath<CGSize, CGFloat>
  ) -> Part? {
    let views = Uncertainty.standInViews
    let parts = standIns.map { standIn -> Part in
      guard let doubt = standIn.doubt else { return (views, views.points) }
      return (standIn.isOfTabs ? .tabs : .symbols, Double(doubt[keyPath: length]))
    }
    let greatest = parts.max { $0.points < $1.points }
    return greatest.flatMap { $0.points > 0 ? $0 : nil }
  }
}
