import Foundation

extension FitElement {
  /// How each candidate was judged under a proposal.
  func traces(
    _ proposal: ProposedViewSize,
    _ outcome: FitOutcome,
    _ realisation: inout Realisation
  ) -> [CandidateTrace] {
    let bounds = FitBounds(axes: axes, proposal: proposal)
    var traces: [CandidateTrace] = []
    for index in candidates.indices {
      let wasTried = outcome.chosenIndex.map { index <= $0 } ?? false
      guard wasTried || realisation.tracing == .all else {
        traces.append(untried(at: index, bounds))
        continue
      }
      let trace = trace(at: index, bounds, wasTried: wasTried, &realisation)
      assert(
        !wasTried || trace.fits == (index == outcome.chosenIndex && outcome.fits),
        "a candidate's size and its length answer differently whether it fits"
      )
      traces.append(trace)
    }
    return traces
  }

  private func name(at index: Int) -> String {
    candidates[index].identifier ?? "candidate \(index + 1)"
  }

  /// The trace of a candidate that nobody asked about.
  private func untried(at index: Int, _ bounds: FitBounds) -> CandidateTrace {
    CandidateTrace(
      index: index,
      name: name(at: index),
      wasTried: false,
      wasMeasured: false,
      proposal: bounds.probe,
      size: .zero,
      fits: false,
      slack: AxisSlack(),
      failedAxis: nil,
      texts: []
    )
  }

  /// The trace of a candidate that is measured, with the lines of its texts but not their glyphs.
  private func trace(
    at index: Int,
    _ bounds: FitBounds,
    wasTried: Bool,
    _ realisation: inout Realisation
  ) -> CandidateTrace {
    let candidate = candidates[index]
    // Placed under the probe, the texts break exactly as they were measured.
    var measured = Realisation(.measurement)
    measured.pass.lineDoubt = realisation.pass.lineDoubt
    measured.pass.bounds = realisation.pass.bounds
    let size = candidate.sizeThatFits(bounds.probe, &measured.pass)
    candidate.element.place(
      Placement(origin: .zero, size: size, proposal: bounds.probe),
      into: &measured
    )
    assert(measured.items.isEmpty, "a candidate that is only traced draws nothing")
    // Also what a rejected candidate rests on decides.
    realisation.noteStandIns(of: measured)
    let failedAxis = bounds.failedAxis(of: size)
    return CandidateTrace(
      index: index,
      name: name(at: index),
      wasTried: wasTried,
      proposal: bounds.probe,
      size: size,
      fits: failedAxis == nil,
      slack: bounds.slack(of: size),
      failedAxis: failedAxis,
      texts: measured.texts
    )
  }
}
