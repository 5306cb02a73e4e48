#define _GNU_SOURCE

#include "actors.h"

#include <dlfcn.h>
#include <pthread.h>

// As the runtime's header "swift/Runtime/Concurrency.h" has them.
typedef struct {
  void *identity;
  const void *implementation;
} executor;

typedef __attribute__((swiftcall)) executor main_executor(void);
typedef __attribute__((swiftcall)) void check(executor);
typedef __attribute__((swiftcall)) void check_hook(executor, check *);

static _Thread_local bool stands_for_main_actor;
static void *main_actor;
static check_hook *other_hook;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static __attribute__((swiftcall)) void check_isolated(executor asked, check *original) {
  if (stands_for_main_actor && asked.identity == main_actor) return;
  if (other_hook) {
    other_hook(asked, original);
  } else {
    original(asked);
  }
}

static void install(void) {
  check_hook **hook = dlsym(RTLD_DEFAULT, "swift_task_checkIsolated_hook");
  main_executor *executor_of_main_actor = (main_executor *)dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor");
  if (!hook || !executor_of_main_actor) return;
  main_actor = executor_of_main_actor().identity;
  other_hook = *hook;
  *hook = check_isolated;
}

bool fitcheck_stand_for_main_actor(bool stands) {
  pthread_once(&once, install);
  bool before = stands_for_main_actor;
  stands_for_main_actor = stands;
  return before;
}
