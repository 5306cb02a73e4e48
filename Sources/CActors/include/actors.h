#ifndef FITCHECK_ACTORS_H
#define FITCHECK_ACTORS_H

#include <stdbool.h>

/// Lets this thread stand for the main actor, or no longer: code of the actor that asks whether it is on the actor's own
/// thread is told that it is. Something else has to keep other threads out meanwhile. Any thread.
///
/// Where the runtime has no hook for the question, it is asked as ever.
///
/// Returns whether the thread stood for it before, which is what it is to be given back.
bool fitcheck_stand_for_main_actor(bool stands);

#endif
