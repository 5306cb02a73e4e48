#ifndef PROCESS_LIFETIMES_H
#define PROCESS_LIFETIMES_H

#include <stdbool.h>

// How the process of a widget ends with the process that hosts it.

// Ends this process within a second of the end of its parent, or of the process with this number, which may be killed
// before it can end this one, and may have started it by another. 0 is no process.
void host_process_end_with(int host);

// Ends a child, and waits for that, but not for ever; whoever started it is left to take note of its end.
void host_process_end_child(int child);

// Has a signal write its number, as a byte, to a descriptor, where it would end the process; if such a signal has come
// before, it ends the process after all. The descriptor has to stay open. False where that cannot be done.
bool host_process_hear_signal(int number, int descriptor);

#endif
