#ifndef PROCESS_LIFETIMES_H
#define PROCESS_LIFETIMES_H

#include <stdbool.h>

// How the process of a widget, or what builds one, ends with the process that has started it.

// Ends this process within a second of the end of its parent, or of the process with this number, which may be killed
// before it can end this one, and may have started it by another. 0 is no process.
void host_process_end_with(int host);

// How a child has ended.
struct host_process_end {
  // False for one that runs, and for one whose end was taken note of already.
  bool has_ended;
  // Whether a signal has ended it; or else it has exited.
  bool is_signal;
  // The signal, or the exit status.
  int number;
};

// How a child has ended, whatever it has left behind; whoever started it is left to take note of its end.
struct host_process_end host_process_end_of_child(int child);

// Ends a child, and the others of its group where it leads one, also where it has ended itself by now; waits for that, but
// not for ever. Whoever started it is left to take note of its end.
void host_process_end_child(int child);

// Asks a child, and the others of its group where it leads one, to end (SIGINT), as a terminal would: what it has
// started itself, in groups of their own, it ends then. Ends it where it has not ended after five seconds, and on Linux
// whoever it leaves behind. For a process that ends itself thereupon: it is left with what others leave behind, too.
void host_process_interrupt_child(int child);

// Has a signal write its number, as a byte, to a descriptor, where it would end the process. The descriptor has to stay
// open. False where that cannot be done.
bool host_process_hear_signal(int number, int descriptor);

#endif
