// The compiler starts this program and asks it over standard input to expand macros.
//
// The macros here are small enough to be told from their source's text, so that no syntax library
// has to be built, which would take longer than all the rest of the package.

import Foundation

let conversation = PluginConversation(
  input: FileHandle.standardInput,
  output: FileHandle.standardOutput
)
while let request = conversation.nextRequest() {
  conversation.answer(MacroExpander().answer(to: request))
}
