#define _GNU_SOURCE
#include "process_lifetimes.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#endif

static bool is_there(pid_t process) { return kill(process, 0) == 0 || errno != ESRCH; }

static void *end_with(void *number) {
  const struct timespec second = {.tv_sec = 1};
  const pid_t host = (pid_t)(intptr_t)number;
  // A parent that was gone before this is not missed: then it is the host that is.
  const pid_t parent = getppid();
  while (getppid() == parent && (host == 0 || is_there(host))) nanosleep(&second, NULL);
  _exit(1);
}

// Not the kernel's signal at a parent's death (PR_SET_PDEATHSIG): that is one at the end of the thread that started the
// process, and threads come and go.
void host_process_end_with(int host) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return;
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  // The thread takes no signal that is for another one.
  sigset_t every, former;
  sigfillset(&every);
  pthread_sigmask(SIG_SETMASK, &every, &former);
  pthread_t thread;
  (void)pthread_create(&thread, &attributes, end_with, (void *)(intptr_t)host);
  pthread_sigmask(SIG_SETMASK, &former, NULL);
  pthread_attr_destroy(&attributes);
}

// Whether a child has ended. One whose end was taken note of is none any longer: its number may be another process's.
static bool has_ended(pid_t child) {
  siginfo_t end;
  end.si_pid = 0;
  return waitid(P_PID, (id_t)child, &end, WEXITED | WNOHANG | WNOWAIT) != 0 || end.si_pid != 0;
}

static bool ends_within(pid_t child, int seconds) {
  const struct timespec moment = {.tv_nsec = 5 * 1000 * 1000};
  for (int turn = 0; turn < seconds * 200; turn++) {
    if (has_ended(child)) return true;
    nanosleep(&moment, NULL);
  }
  return false;
}

struct host_process_end host_process_end_of_child(int child) {
  siginfo_t end;
  end.si_pid = 0;
  struct host_process_end found = {.has_ended = false};
  if (waitid(P_PID, (id_t)child, &end, WEXITED | WNOHANG | WNOWAIT) != 0 || end.si_pid == 0) {
    return found;
  }
  found.has_ended = true;
  found.is_signal = end.si_code != CLD_EXITED;
  found.number = end.si_status;
  return found;
}

// Whom a signal for a child is sent to: all of its group where it leads one.
static pid_t all_of(pid_t child) { return getpgid(child) == child ? -child : child; }

void host_process_end_child(int child) {
  siginfo_t end;
  // Of one whose end was not taken note of the number is its own, also where it has ended.
  if (waitid(P_PID, (id_t)child, &end, WEXITED | WNOHANG | WNOWAIT) != 0) return;
  kill(all_of((pid_t)child), SIGKILL);
  // One that waits for a disk that is gone does not end.
  (void)ends_within((pid_t)child, 2);
}

static void interrupt_group(pid_t child) {
  const pid_t all = all_of(child);
  kill(all, SIGINT);
  if (ends_within(child, 5)) return;
  kill(all, SIGKILL);
  (void)ends_within(child, 2);
}

#ifdef __linux__

enum { ROOM = 256 };

// The children of this process that have not ended, as many as there is room for.
static int living_children(pid_t found[ROOM]) {
  DIR *processes = opendir("/proc");
  if (!processes) return 0;
  const int self = (int)getpid();
  int count = 0;
  for (struct dirent *entry; count < ROOM && (entry = readdir(processes)) != NULL;) {
    const int number = atoi(entry->d_name);
    if (number <= 0) continue;
    char path[32], text[512];
    snprintf(path, sizeof path, "/proc/%d/stat", number);
    FILE *file = fopen(path, "re");
    if (!file) continue;
    text[fread(text, 1, sizeof text - 1, file)] = 0;
    fclose(file);
    // The program's name stands in brackets, and may hold some.
    const char *rest = strrchr(text, ')');
    char state;
    int parent;
    if (!rest || sscanf(rest + 1, " %c %d", &state, &parent) != 2) continue;
    if (parent == self && state != 'Z' && state != 'X') found[count++] = (pid_t)number;
  }
  closedir(processes);
  return count;
}

static bool holds(const pid_t numbers[], int count, pid_t number) {
  for (int index = 0; index < count; index++) {
    if (numbers[index] == number) return true;
  }
  return false;
}

// Ends all children but those that were there before, with the children that they leave to this process.
static void end_children_but(const pid_t former[], int former_count) {
  const struct timespec moment = {.tv_nsec = 5 * 1000 * 1000};
  pid_t found[ROOM];
  for (int turn = 0; turn < 400; turn++) {
    const int count = living_children(found);
    bool is_done = true;
    for (int index = 0; index < count; index++) {
      if (holds(former, former_count, found[index])) continue;
      kill(found[index], SIGKILL);
      is_done = false;
    }
    if (is_done) return;
    nanosleep(&moment, NULL);
  }
}

void host_process_interrupt_child(int child) {
  if (has_ended((pid_t)child)) return;
  // Whoever outlives what has started it becomes a child of this process, rather than of the first one.
  pid_t former[ROOM];
  const int former_count = living_children(former);
  const bool takes_orphans = former_count < ROOM && prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0;
  interrupt_group((pid_t)child);
  if (takes_orphans) end_children_but(former, former_count);
}

#else

void host_process_interrupt_child(int child) {
  if (!has_ended((pid_t)child)) interrupt_group((pid_t)child);
}

#endif

static atomic_int told = -1;

// Calls nothing but what a handler may call.
static void hear(int number) {
  int error = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t count = write(atomic_load(&told), &byte, 1);
  (void)count;
  errno = error;
}

bool host_process_hear_signal(int number, int descriptor) {
  struct sigaction action = {.sa_handler = hear, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  atomic_store(&told, descriptor);
  return sigaction(number, &action, NULL) == 0;
}
