import Foundation
import Testing

/// `Documentation/BillOfMaterials.spdx.json`, which `Scripts/bill-of-materials` writes, is a document
/// of SPDX 2.3 and lists what there is.
@Suite struct BillOfMaterialsTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private struct Document: Decodable {
    let spdxVersion: String
    let dataLicense: String
    let identifier: String
    let name: String
    let documentNamespace: String
    let creationInfo: CreationInfo
    let packages: [Package]
    let relationships: [Relationship]

    enum CodingKeys: String, CodingKey {
      case spdxVersion, dataLicense, name, documentNamespace, creationInfo, packages, relationships
      case identifier = "SPDXID"
    }
  }

  private struct CreationInfo: Decodable {
    let created: String
    let creators: [String]
  }

  private struct Package: Decodable {
    let identifier: String
    let name: String
    let downloadLocation: String
    let licenseConcluded: String
    let licenseDeclared: String
    let copyrightText: String
    let versionInfo: String?
    let checksums: [Checksum]?

    enum CodingKeys: String, CodingKey {
      case name, downloadLocation, licenseConcluded, licenseDeclared, copyrightText, versionInfo
      case checksums
      case identifier = "SPDXID"
    }
  }

  private struct Checksum: Decodable {
    let algorithm: String
    let checksumValue: String
  }

  private struct Relationship: Decodable {
    let spdxElementId: String
    let relationshipType: String
    let relatedSpdxElement: String
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func document() throws -> Document {
    let text = try text("Documentation/BillOfMaterials.spdx.json")
    return try JSONDecoder().decode(Document.self, from: Data(text.utf8))
  }

  /// What the schema of SPDX 2.3 requires of a document: decoding has seen that it is there.
  @Test func itIsADocumentOfSPDX() throws {
    let document = try Self.document()
    #expect(document.spdxVersion == "SPDX-2.3" && document.dataLicense == "CC0-1.0")
    #expect(document.identifier == "SPDXRef-DOCUMENT")
    #expect(URL(string: document.documentNamespace)?.scheme == "https")
    #expect(!document.documentNamespace.contains("#"))
    #expect(document.creationInfo.created.contains(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/))
    #expect(document.creationInfo.creators.allSatisfy { $0.hasPrefix("Tool: ") })
    let identifiers = [document.identifier] + document.packages.map(\.identifier)
    #expect(Set(identifiers).count == identifiers.count)
    for identifier in identifiers { #expect(identifier.contains(/^SPDXRef-[A-Za-z0-9.-]+$/)) }
    for relationship in document.relationships {
      #expect(identifiers.contains(relationship.spdxElementId))
      #expect(identifiers.contains(relationship.relatedSpdxElement))
      #expect(["DESCRIBES", "CONTAINS", "DEPENDS_ON"].contains(relationship.relationshipType))
    }
    #expect(document.relationships.count == document.packages.count)
    for package in document.packages {
      #expect(!package.licenseConcluded.isEmpty && package.licenseConcluded != "NOASSERTION")
      #expect(package.licenseDeclared == package.licenseConcluded)
      for checksum in package.checksums ?? [] {
        #expect(checksum.algorithm == "SHA256")
        #expect(checksum.checksumValue.contains(/^[0-9a-f]{64}$/))
      }
    }
  }

  /// Every bundled file with its digest, and nothing else that has a font's name.
  @Test func everyFontIsListed() throws {
    let packages = try Self.document().packages
    let rows = try Self.text("Fonts/Files/fonts.tsv").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t") }
    #expect(rows.count > 20)
    for row in rows {
      let package = try #require(packages.first { $0.name == row[0] }, "\(row[0])")
      #expect(package.checksums?.map(\.checksumValue) == [String(row[5])], "\(row[0])")
      #expect(package.versionInfo == String(row[7]))
    }
    let fonts = packages.filter { $0.name.contains(/\.(?:otf|ttf|ttc|tsv|bin)$/) }
    #expect(Set(fonts.map(\.name)) == Set(rows.map { String($0[0]) }))
  }

  /// Every dependency of the manifest, at the version that it is pinned to.
  @Test func everyDependencyIsListed() throws {
    let packages = try Self.document().packages
    let manifest = try Self.text("Package.swift")
    let dependencies = manifest.matches(of: /\.package\(url: "[^"]*\/([^"\/]+)", ([^)]*)\)/)
    #expect(!dependencies.isEmpty)
    for dependency in dependencies {
      let package = try #require(packages.first { $0.name == dependency.1 })
      #expect(dependency.2 == "exact: \"\(package.versionInfo ?? "")\"")
    }
    let libraries = manifest.matches(of: /(?:pkgConfig: |\.linkedLibrary\()"([^"]+)"/)
    #expect(libraries.count > 4)
    for library in libraries { #expect(packages.contains { $0.name == library.1 }, "\(library.1)") }
  }

  /// Dependencies of the package and of its tools have one version each, with the reason beside it.
  @Test(arguments: ["Package.swift", "Benchmarks/Package.swift"])
  func dependenciesArePinned(manifest: String) throws {
    let lines = try Self.text(manifest).split(separator: "\n", omittingEmptySubsequences: false)
    let places = lines.indices.filter { lines[$0].contains(".package(url:") }
    #expect(!places.isEmpty)
    for place in places {
      #expect(lines[place].contains("exact: \""), "\(lines[place])")
      #expect(lines[place - 1].contains("//"), "no reason: \(lines[place])")
    }
  }
}
