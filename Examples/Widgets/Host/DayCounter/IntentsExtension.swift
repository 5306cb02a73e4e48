import Intents

extension IntentHandler: _IntentsExtension {}
