#define _GNU_SOURCE
#include "host_process.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/resource.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

// A sanitizer reserves more addresses than any limit leaves.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define IS_SANITIZED 1
#endif
#if __has_feature(address_sanitizer)
// A widget's process is given no variables. Memory that lives as long as it does is no leak.
const char *__asan_default_options(void);
const char *__asan_default_options(void) { return "detect_leaks=0"; }
#endif
#endif

bool host_process_limit_memory(uint64_t bytes) {
#ifdef IS_SANITIZED
  (void)bytes;
  return true;
#endif
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0) return false;
  if (limit.rlim_max > (rlim_t)bytes) limit.rlim_max = (rlim_t)bytes;
  if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  return setrlimit(RLIMIT_AS, &limit) == 0;
}

bool host_process_limit_files(uint64_t bytes) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_FSIZE, &limit) != 0) return false;
  limit.rlim_cur = limit.rlim_max < (rlim_t)bytes ? limit.rlim_max : (rlim_t)bytes;
  // Whoever started the process may have it live through the signal, and it would go on for ever.
  return signal(SIGXFSZ, SIG_DFL) != SIG_ERR && setrlimit(RLIMIT_FSIZE, &limit) == 0;
}

void host_process_share_bounded_memory(void) {
#ifdef __GLIBC__
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) mallopt(M_ARENA_MAX, 1);
#endif
}

#ifdef __linux__

#include <dlfcn.h>
#include <netdb.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <time.h>

// The time the clock is held at; the least number for a clock that goes.
static _Atomic int64_t held = INT64_MIN;
static atomic_bool network_is_forbidden = false;

static const int64_t second = 1000000000;

bool host_process_hold_clock(int64_t nanoseconds) {
  if (nanoseconds == INT64_MIN) return false;
  atomic_store(&held, nanoseconds);
  return true;
}

void host_process_release_clock(void) { atomic_store(&held, INT64_MIN); }

bool host_process_forbid_network(void) {
  atomic_store(&network_is_forbidden, true);
  return true;
}

// The held time, rounded down to seconds, and what is left; false for a clock that goes.
static bool held_time(int64_t *seconds, int64_t *rest) {
  int64_t now = atomic_load_explicit(&held, memory_order_relaxed);
  if (now == INT64_MIN) return false;
  *seconds = now / second;
  *rest = now % second;
  if (*rest < 0) {
    *rest += second;
    *seconds -= 1;
  }
  return true;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  int64_t seconds, rest;
  if ((clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) && held_time(&seconds, &rest)) {
    time->tv_sec = seconds;
    time->tv_nsec = rest;
    return 0;
  }
  static _Atomic(int (*)(clockid_t, struct timespec *)) next = NULL;
  int (*call)(clockid_t, struct timespec *) = atomic_load(&next);
  if (!call) {
    call = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    atomic_store(&next, call);
  }
  if (call) return call(clock, time);
  errno = ENOSYS;
  return -1;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return (time_t)-1;
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

int getaddrinfo(const char *restrict node, const char *restrict service,
                const struct addrinfo *restrict hints, struct addrinfo **restrict result) {
  // The C library asks name servers by calls of its own, which nobody stands before.
  if (atomic_load(&network_is_forbidden)) return EAI_AGAIN;
  int (*call)(const char *, const char *, const struct addrinfo *, struct addrinfo **) =
      (int (*)(const char *, const char *, const struct addrinfo *, struct addrinfo **))dlsym(
          RTLD_NEXT, "getaddrinfo");
  return call ? call(node, service, hints, result) : EAI_FAIL;
}

int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
  if (atomic_load(&network_is_forbidden) && address && address->sa_family != AF_UNIX) {
    errno = ENETUNREACH;
    return -1;
  }
  int (*call)(int, const struct sockaddr *, socklen_t) =
      (int (*)(int, const struct sockaddr *, socklen_t))dlsym(RTLD_NEXT, "connect");
  if (call) return call(descriptor, address, length);
  errno = ENOSYS;
  return -1;
}

#else

// Elsewhere calls within the system's libraries cannot be stood before.
bool host_process_hold_clock(int64_t nanoseconds) {
  (void)nanoseconds;
  return false;
}

void host_process_release_clock(void) {}

bool host_process_forbid_network(void) { return false; }

#endif
