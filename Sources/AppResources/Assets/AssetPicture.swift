package import Foundation

/// A picture of a catalogue.
package struct AssetPicture: Sendable, Hashable {
  /// The file that an iPhone shows: that of most pixels up to three a point.
  package let file: String
  /// The size in points.
  package let size: CGSize
  /// Whether it is drawn in the colour of what stands around it.
  package let isTemplate: Bool
  /// Whether the file is a PNG.
  package let isBitmap: Bool

  private struct Contents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var idiom: String?
      var scale: String?
      var appearances: [AssetContents.Appearance]?
    }

    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey {
        case intent = "template-rendering-intent"
      }
    }

    var images: [Entry]
    var properties: Properties?
  }

  init(folder: String) throws(ResourceFault.Reason) {
    let contents = try AssetContents.read(Contents.self, in: folder)
    let usable = contents.images.filter { entry in
      entry.filename != nil && ["universal", "iphone"].contains(entry.idiom ?? "universal")
        && entry.appearances.isDark == false
    }
    func scale(_ entry: Contents.Entry) -> CGFloat {
      CGFloat(entry.scale.flatMap { Double($0.dropLast()) } ?? 1)
    }
    guard let entry = usable.max(by: { scale($0) < scale($1) }), let name = entry.filename else {
      throw ResourceFault.Reason.noFile
    }
    let path = "\(folder)/\(name)"
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      throw ResourceFault.Reason.missingFile(name)
    }
    guard let size = PictureHeader(data)?.size else {
      throw ResourceFault.Reason.noPicture(file: name)
    }
    file = path
    self.size = CGSize(width: size.width / scale(entry), height: size.height / scale(entry))
    isBitmap = PictureHeader.isPNG(data)
    isTemplate = contents.properties?.intent == "template"
  }
}
