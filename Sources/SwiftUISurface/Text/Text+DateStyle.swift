extension Text {
  /// How a date is shown in a text.
  public struct DateStyle: Sendable, Hashable {
    let wording: DateWording

    /// The day, such as "June 3, 2019".
    public static let date = DateStyle(wording: .date)
    /// The time of day, such as "11:23 PM".
    public static let time = DateStyle(wording: .time)
    /// How far from now, such as "2 hr, 23 min", without saying in which direction.
    public static let relative = DateStyle(wording: .relative)
    /// How far from now in one unit, such as "+2 hours": with a minus sign while it is to come.
    public static let offset = DateStyle(wording: .offset)
    /// A clock that counts down to the date and up after it, such as "36:59:01".
    public static let timer = DateStyle(wording: .timer)
  }
}
