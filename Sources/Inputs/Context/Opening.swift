/// The first part of a text, by which its format is told.
struct Opening {
  /// How much of the text it is.
  enum Extent {
    case whole, part
  }

  /// UTF-8, where it is text, without a byte order mark.
  let text: ArraySlice<UInt8>
  let extent: Extent
  /// The columns and members that were asked for by name are known too.
  var columns = ColumnMapping.byName
  /// Whether its file's name says that it is written in Markdown (``MarkdownLines``).
  var isMarkdown = false
}
