import CFreeType
import UnicodeText

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// FreeType's library object, of which the process needs one: opening and closing faces is done
/// under its lock, as FreeType asks; each open face is then used under a lock of its own.
enum FreeTypeLibrary {
  private struct Library: @unchecked Sendable {
    var pointer: FT_Library?
  }

  private static let library = Locked(Library(pointer: nil))

  private static func open() -> FT_Library? {
    var library: FT_Library?
    guard FT_New_Library(memory.pointer, &library) == 0 else { return nil }
    // Properties of its drivers are not taken from the environment: glyphs are drawn alike everywhere.
    FT_Add_Default_Modules(library)
    return library
  }

  /// FreeType and HarfBuzz keep two bytes of a face's number: beyond them each would open the first face again, and what was looked at
  /// of the one that is meant holds for another.
  private static let mostFaces = 1 << 16

  static func openFace(_ file: FontFile, index: Int) throws(FontError) -> FT_Face {
    let address = UInt(bitPattern: file.bytes.baseAddress)
    let count = file.bytes.count
    let opened: (face: UInt, faceCount: Int) = library.withLock { library in
      if library.pointer == nil { library.pointer = open() }
      let start = UnsafePointer<FT_Byte>(bitPattern: address)
      // A negative index asks only how many faces there are.
      guard let counted = newFace(library.pointer, start, count, index: -1) else { return (0, 0) }
      let faceCount = Int(counted.pointee.num_faces)
      FT_Done_Face(counted)
      guard (0..<min(faceCount, mostFaces)).contains(index),
        let face = newFace(library.pointer, start, count, index: index)
      else { return (0, faceCount) }
      return (UInt(bitPattern: face), faceCount)
    }
    guard let face = FT_Face(bitPattern: opened.face) else {
      if opened.faceCount > 0, !(0..<opened.faceCount).contains(index) {
        throw FontError.noSuchFace(path: file.path, index: index, faceCount: opened.faceCount)
      }
      if index >= mostFaces, index < opened.faceCount {
        let reason = "faces of a collection are numbered to \(mostFaces - 1) at the most"
        throw FontError.unreadable(path: file.path, reason: reason)
      }
      throw FontError.notAFont(path: file.path)
    }
    return face
  }

  /// Those of its modules that read fonts of tables.
  private static let drivers = ["truetype", "cff"]

  /// Opens a face of a suitcase (``FontSuitcase``) or of a font of tables.
  ///
  /// Asked without a driver, FreeType looks for a Mac's resources in what is no font of tables for it, be it one for HarfBuzz:
  /// in a suitcase the fonts in them are bounded, in other files nobody has looked at them.
  private static func newFace(
    _ library: FT_Library?,
    _ start: UnsafePointer<FT_Byte>?,
    _ count: Int,
    index: Int
  ) -> FT_Face? {
    var face: FT_Face?
    if FontSuitcase(UnsafeBufferPointer(start: start, count: count)) != nil {
      FT_New_Memory_Face(library, start, FT_Long(count), FT_Long(index), &face)
      return face
    }
    for driver in drivers {
      var arguments = FT_Open_Args()
      arguments.flags = FT_UInt(FT_OPEN_MEMORY | FT_OPEN_DRIVER)
      arguments.memory_base = start
      arguments.memory_size = FT_Long(count)
      arguments.driver = FT_Get_Module(library, driver)
      if FT_Open_Face(library, &arguments, FT_Long(index), &face) == 0 { return face }
    }
    return nil
  }

  /// Sets a face to a place on its axes.
  static func settle(_ face: FT_Face, at place: [Double]) {
    guard !place.isEmpty else { return }
    var fixed = place.map { FT_Fixed(($0 * 65536).rounded()) }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(fixed.count), &fixed)
  }

  static func closeFace(_ face: FT_Face) {
    let address = UInt(bitPattern: face)
    library.withLock { _ in _ = FT_Done_Face(FT_Face(bitPattern: address)) }
  }

  // MARK: - Memory

  struct Memory: @unchecked Sendable {
    let pointer: FT_Memory
  }

  /// The most bytes that a font may want at once: no glyph needs so much, a damaged font may ask for any number.
  static let mostAtOnce = 256 << 20

  /// Where FreeType has its memory from, which ends the process where there is none, as Swift does.
  ///
  /// By itself FreeType says of a glyph then what it says of a damaged one, and a picture would lack it. Pictures in PNG are
  /// not read with it. It lives as long as the process, as the library does.
  static let memory: Memory = {
    let memory = FT_Memory.allocate(capacity: 1)
    memory.initialize(
      to: FT_MemoryRec_(
        user: nil,
        alloc: { _, count in FreeTypeLibrary.allocated(count) { malloc(count) } },
        free: { _, block in free(block) },
        realloc: { _, _, count, block in
          FreeTypeLibrary.allocated(count) { realloc(block, count) }
        }
      )
    )
    return Memory(pointer: memory)
  }()

  static func allocated(
    _ byteCount: Int,
    _ allocate: () -> UnsafeMutableRawPointer?
  ) -> UnsafeMutableRawPointer? {
    guard byteCount <= mostAtOnce else { return nil }
    guard let block = allocate() else { fatalError("out of memory") }
    return block
  }
}
