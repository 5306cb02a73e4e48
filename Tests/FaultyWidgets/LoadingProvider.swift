import Foundation
import SystemLog
import WidgetKit

private let logger = Logger(subsystem: "example", category: "loading")

/// Says what comes of a look for another machine and of a call to one.
struct LoadingProvider: FaultyProvider {
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void)
  {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST
    var found: UnsafeMutablePointer<addrinfo>?
    let lookup = getaddrinfo("192.0.2.1", nil, &hints, &found)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    address.sin_port = UInt16(9).bigEndian
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let call = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        connect(descriptor, pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    let isUnreachable = call == -1 && errno == ENETUNREACH
    close(descriptor)
    logger.info("\(lookup, privacy: .private(mask: .hash)) \(descriptor, format: .decimal)")
    os_log(.info, "looked for %d", descriptor)
    let text =
      "\(lookup == EAI_AGAIN ? "no names" : "names"), \(isUnreachable ? "no way" : "a way")"
    completion(Timeline(entries: [Moment(date: .now, text: text)], policy: .never))
  }
}
