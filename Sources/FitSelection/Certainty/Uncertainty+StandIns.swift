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
      standIn.doubt.map { (.symbols, Double($0[keyPath: length])) } ?? (views, views.points)
    }
    let greatest = parts.max { $0.points < $1.points }
    return greatest.flatMap { $0.points > 0 ? $0 : nil }
  }
}
