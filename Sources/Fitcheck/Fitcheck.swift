/// Everything a user of the library needs, with one import.
@_exported import DeviceTraits
@_exported import Drawing
@_exported import FitSelection
@_exported import FontFaces
@_exported import Headlines
@_exported import Inputs
@_exported import LineCalibration
@_exported import Reports
@_exported import SwiftUISurface
@_exported import TextShaping
@_exported import Typesetting
@_exported import UnicodeText
@_exported import ViewFitting
@_exported import WidgetDevices
@_exported import WidgetSurface
