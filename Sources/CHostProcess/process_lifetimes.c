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

void host_process_end_child(int child) {
  const struct timespec moment = {.tv_nsec = 5 * 1000 * 1000};
  siginfo_t end;
  // The number of one whose end was taken note of may be another process's by now.
  if (waitid(P_PID, (id_t)child, &end, WEXITED | WNOHANG | WNOWAIT) != 0) return;
  kill((pid_t)child, SIGKILL);
  // Two seconds: one that waits for a disk that is gone does not end.
  for (int turn = 0; turn < 400; turn++) {
    end.si_pid = 0;
    if (waitid(P_PID, (id_t)child, &end, WEXITED | WNOHANG | WNOWAIT) != 0 || end.si_pid != 0) return;
    nanosleep(&moment, NULL);
  }
}

static atomic_int told = -1;
static atomic_bool has_come = false;

// Calls nothing but what a handler may call.
static void hear(int number) {
  int error = errno;
  if (atomic_exchange(&has_come, true)) {
    signal(number, SIG_DFL);
    raise(number);
  } else {
    unsigned char byte = (unsigned char)number;
    ssize_t count = write(atomic_load(&told), &byte, 1);
    (void)count;
  }
  errno = error;
}

bool host_process_hear_signal(int number, int descriptor) {
  struct sigaction action = {.sa_handler = hear, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  atomic_store(&told, descriptor);
  return sigaction(number, &action, NULL) == 0;
}
