/// Everything a user of the library needs, with one import.
@_exported import Drawing
@_exported import FitSelection
@_exported import FontFaces
@_exported import Inputs
@_exported import SwiftUISurface
@_exported import TextShaping
@_exported import Typesetting
@_exported import UnicodeText
@_exported import Widgets
