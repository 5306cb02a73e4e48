// A library that is loaded before all others (LD_PRELOAD) and lets one call of the C library fail.
//
//   FAULT_CALL    which: malloc, read, write, open, close (of what was open for writing, which is closed all the same),
//                 fsync, rename, link, unlink, chmod (and chown), stat, access, readlink, list (a folder's names), mmap,
//                 thread
//   FAULT_NUMBER  the how manieth call, from 1; 0 lets all pass
//   FAULT_KIND    what happens: an errno by name (EIO, ENOSPC, EINTR, EMFILE), "short" (half of what was
//                 asked for, at least one byte), or a signal by name (SIGINT, SIGTERM, SIGPWR, SIGRTMIN, SIGKILL),
//                 which arrives before the call is made as usual; "misleading": all calls for memory succeed and leave
//                 ENOMEM, as glibc does where a heap cannot grow in place
//   FAULT_FROM    counts only calls for memory that come from a library whose path holds this, such as "harfbuzz";
//                 "executable" is the program itself
//   FAULT_COUNT   a file that receives, at the end, how many such calls there were
//   FAULT_STACKS  a file that receives, at the end, eight bytes for each of such calls for memory: a digest of where it comes
//                 from, which is the same where the same twelve calls stand behind them
//
// Linux with glibc. Scripts/survive builds and uses it.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>
#include <unwind.h>

enum call {
  MALLOC, READ, WRITE, OPEN, CLOSE, FSYNC, RENAME, LINK, UNLINK, CHMOD, STAT, ACCESS, READLINK, LIST, MMAP, THREAD, NONE
};

static const char *const names[] = {
    "malloc", "read",  "write",  "open",     "close", "fsync", "rename", "link", "unlink",
    "chmod",  "stat",  "access", "readlink", "list",  "mmap",  "thread",
};

static enum call watched = NONE;
static long wanted, error_number, signal_number;
static int is_short, is_misleading;
static const char *from;
static struct { uintptr_t start, end; } code[16];
static size_t code_count;
static atomic_long count;

// Of as many calls for memory it is noted where they come from.
enum { MOST_STACKS = 1 << 16, DEEPEST_FRAME = 12 };
static uint64_t *stacks;

/// Notes where the code of a library is that the process was linked with, if it is the one.
static int note_code(struct dl_phdr_info *library, size_t size, void *unused) {
  (void)size, (void)unused;
  const char *name = *library->dlpi_name ? library->dlpi_name : "executable";
  if (!strstr(name, from)) return 0;
  for (size_t index = 0; index < library->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &library->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X) || code_count == sizeof code / sizeof *code) continue;
    code[code_count].start = library->dlpi_addr + part->p_vaddr;
    code[code_count].end = code[code_count].start + part->p_memsz;
    code_count++;
  }
  return 0;
}

__attribute__((constructor)) static void read_environment(void) {
  const char *call = getenv("FAULT_CALL"), *number = getenv("FAULT_NUMBER"), *kind = getenv("FAULT_KIND");
  if (!call || !number || !kind) return;
  const struct { const char *name; long *place; long value; } kinds[] = {
      {"EIO", &error_number, EIO},       {"ENOSPC", &error_number, ENOSPC},
      {"EINTR", &error_number, EINTR},   {"EMFILE", &error_number, EMFILE},
      {"EACCES", &error_number, EACCES}, {"ENOMEM", &error_number, ENOMEM},
      {"EPERM", &error_number, EPERM},   {"EAGAIN", &error_number, EAGAIN},
      {"SIGINT", &signal_number, SIGINT}, {"SIGTERM", &signal_number, SIGTERM},
      {"SIGHUP", &signal_number, SIGHUP}, {"SIGKILL", &signal_number, SIGKILL},
      {"SIGPWR", &signal_number, SIGPWR}, {"SIGRTMIN", &signal_number, SIGRTMIN},
  };
  is_short = strcmp(kind, "short") == 0;
  is_misleading = strcmp(kind, "misleading") == 0;
  from = getenv("FAULT_FROM");
  if (from) dl_iterate_phdr(note_code, NULL);
  for (size_t index = 0; index < sizeof kinds / sizeof *kinds; index++)
    if (strcmp(kind, kinds[index].name) == 0) *kinds[index].place = kinds[index].value;
  wanted = atol(number);
  if (getenv("FAULT_STACKS")) {
    long room = syscall(SYS_mmap, NULL, MOST_STACKS * sizeof *stacks, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (room > 0) stacks = (uint64_t *)room;
  }
  for (enum call index = MALLOC; index < NONE; index++)
    if (strcmp(call, names[index]) == 0) watched = index;
}

/// Writes a file, not through the calls below, which count.
static void tell(const char *path, const void *bytes, size_t length) {
  long file = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (file < 0) return;
  syscall(SYS_write, file, bytes, length);
  syscall(SYS_close, file);
}

__attribute__((destructor)) static void tell_count(void) {
  const char *path = getenv("FAULT_COUNT");
  if (!path || watched == NONE) return;
  char digits[24];
  int length = 0;
  long all = atomic_load(&count), rest = all;
  do digits[sizeof digits - ++length] = (char)('0' + rest % 10);
  while ((rest /= 10) > 0);
  tell(path, digits + sizeof digits - length, length);
  if (stacks) tell(getenv("FAULT_STACKS"), stacks, (all < MOST_STACKS ? all : MOST_STACKS) * sizeof *stacks);
}

struct walk { uint64_t digest; int depth; };

static _Unwind_Reason_Code add_frame(struct _Unwind_Context *context, void *state) {
  struct walk *walk = state;
  walk->digest = (walk->digest ^ _Unwind_GetIP(context)) * 0x100000001b3;
  return ++walk->depth < DEEPEST_FRAME ? _URC_NO_REASON : _URC_END_OF_STACK;
}

/// Notes where a call comes from. Walking over the stack may ask for memory itself, which is no call of the program's.
static void note_stack(long number) {
  static _Thread_local int is_walking;
  if (!stacks || number >= MOST_STACKS || is_walking) return;
  is_walking = 1;
  struct walk walk = {0xcbf29ce484222325, 0};
  _Unwind_Backtrace(add_frame, &walk);
  stacks[number] = walk.digest;
  is_walking = 0;
}

/// Whether this call is the one; a signal has arrived by then, and the call goes on.
static int strikes(enum call call) {
  if (call != watched) return 0;
  long number = atomic_fetch_add(&count, 1);
  if (call == MALLOC) note_stack(number);
  if (number + 1 != wanted) return 0;
  if (signal_number) {
    syscall(SYS_kill, getpid(), signal_number);
    return 0;
  }
  if (!is_short) errno = (int)error_number;
  return 1;
}

// MARK: - Memory

extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

/// Whether this call for memory, which returns to an address, is the one.
static int fails(const void *caller) {
  if (watched != MALLOC) return 0;
  if (is_misleading) errno = ENOMEM;
  int counts = !from;
  for (size_t index = 0; index < code_count; index++)
    counts |= (uintptr_t)caller >= code[index].start && (uintptr_t)caller < code[index].end;
  return counts && strikes(MALLOC);
}
#define FAILS fails(__builtin_return_address(0))

void *malloc(size_t size) { return FAILS ? NULL : __libc_malloc(size); }
void *calloc(size_t number, size_t size) { return FAILS ? NULL : __libc_calloc(number, size); }
void *realloc(void *old, size_t size) { return FAILS ? NULL : __libc_realloc(old, size); }
void *aligned_alloc(size_t alignment, size_t size) {
  return FAILS ? NULL : __libc_memalign(alignment, size);
}
void *memalign(size_t alignment, size_t size) { return FAILS ? NULL : __libc_memalign(alignment, size); }
int posix_memalign(void **place, size_t alignment, size_t size) {
  if (FAILS) return ENOMEM;
  *place = __libc_memalign(alignment, size);
  return *place ? 0 : ENOMEM;
}

/// After a call for memory has failed no more addresses are granted: where the bound is far off, a want that is over is not believed.
int getrlimit(__rlimit_resource_t resource, struct rlimit *limit) {
  long outcome = syscall(SYS_prlimit64, 0, resource, NULL, limit);
  int has_failed = watched == MALLOC && error_number == ENOMEM && wanted > 0 && atomic_load(&count) >= wanted;
  if (outcome == 0 && has_failed && resource == RLIMIT_AS) limit->rlim_cur = 0;
  return (int)outcome;
}

// MARK: - Files

static ssize_t transfer(enum call call, long number, int file, void *bytes, size_t length) {
  if (strikes(call)) {
    if (!is_short) return -1;
    length = length > 1 ? length / 2 : length;
  }
  return syscall(number, file, bytes, length);
}
ssize_t read(int file, void *bytes, size_t length) {
  return transfer(READ, SYS_read, file, bytes, length);
}
ssize_t write(int file, const void *bytes, size_t length) {
  return transfer(WRITE, SYS_write, file, (void *)bytes, length);
}

static int open_at(int folder, const char *path, int flags, mode_t mode) {
  return strikes(OPEN) ? -1 : (int)syscall(SYS_openat, folder, path, flags, mode);
}
#define MODE(flags)                                         \
  mode_t mode = 0;                                          \
  if ((flags) & (O_CREAT | __O_TMPFILE)) {                  \
    va_list rest;                                           \
    va_start(rest, flags);                                  \
    mode = va_arg(rest, mode_t);                            \
    va_end(rest);                                           \
  }
int open(const char *path, int flags, ...) {
  MODE(flags) return open_at(AT_FDCWD, path, flags, mode);
}
int open64(const char *path, int flags, ...) {
  MODE(flags) return open_at(AT_FDCWD, path, flags, mode);
}
int openat(int folder, const char *path, int flags, ...) {
  MODE(flags) return open_at(folder, path, flags, mode);
}
int openat64(int folder, const char *path, int flags, ...) {
  MODE(flags) return open_at(folder, path, flags, mode);
}

int fsync(int file) { return strikes(FSYNC) ? -1 : (int)syscall(SYS_fsync, file); }
int rename(const char *old, const char *new) {
  return strikes(RENAME) ? -1 : (int)syscall(SYS_renameat2, AT_FDCWD, old, AT_FDCWD, new, 0);
}
int renameat(int from, const char *old, int to, const char *new) {
  return strikes(RENAME) ? -1 : (int)syscall(SYS_renameat2, from, old, to, new, 0);
}
int linkat(int from, const char *old, int to, const char *new, int flags) {
  return strikes(LINK) ? -1 : (int)syscall(SYS_linkat, from, old, to, new, flags);
}
int unlinkat(int folder, const char *path, int flags) {
  return strikes(UNLINK) ? -1 : (int)syscall(SYS_unlinkat, folder, path, flags);
}
int fchmod(int file, mode_t mode) { return strikes(CHMOD) ? -1 : (int)syscall(SYS_fchmod, file, mode); }
int fchown(int file, uid_t user, gid_t group) {
  return strikes(CHMOD) ? -1 : (int)syscall(SYS_fchown, file, user, group);
}
int close(int file) {
  long flags = watched == CLOSE ? syscall(SYS_fcntl, file, F_GETFL) : 0;
  int fails = flags > 0 && (flags & O_ACCMODE) != O_RDONLY && strikes(CLOSE), error = errno;
  int result = (int)syscall(SYS_close, file);
  if (fails) errno = error;
  return fails ? -1 : result;
}

/// The C library's own, of what is no single call of the system's.
#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int stat(const char *restrict path, struct stat *restrict status) {
  return strikes(STAT) ? -1 : NEXT(stat)(path, status);
}
int lstat(const char *restrict path, struct stat *restrict status) {
  return strikes(STAT) ? -1 : NEXT(lstat)(path, status);
}
int fstat(int file, struct stat *status) { return strikes(STAT) ? -1 : NEXT(fstat)(file, status); }
int fstatat(int folder, const char *restrict path, struct stat *restrict status, int flags) {
  return strikes(STAT) ? -1 : NEXT(fstatat)(folder, path, status, flags);
}
int access(const char *path, int mode) { return strikes(ACCESS) ? -1 : NEXT(access)(path, mode); }
int faccessat(int folder, const char *path, int mode, int flags) {
  return strikes(ACCESS) ? -1 : NEXT(faccessat)(folder, path, mode, flags);
}
ssize_t readlink(const char *restrict path, char *restrict target, size_t length) {
  return strikes(READLINK) ? -1 : syscall(SYS_readlinkat, AT_FDCWD, path, target, length);
}
ssize_t readlinkat(int folder, const char *restrict path, char *restrict target, size_t length) {
  return strikes(READLINK) ? -1 : syscall(SYS_readlinkat, folder, path, target, length);
}
DIR *opendir(const char *path) { return strikes(LIST) ? NULL : NEXT(opendir)(path); }
struct dirent *readdir(DIR *folder) { return strikes(LIST) ? NULL : NEXT(readdir)(folder); }
struct dirent64 *readdir64(DIR *folder) { return strikes(LIST) ? NULL : NEXT(readdir64)(folder); }

// MARK: - What else may run out

void *mmap(void *address, size_t length, int access, int flags, int file, off_t offset) {
  return strikes(MMAP) ? MAP_FAILED : (void *)syscall(SYS_mmap, address, length, access, flags, file, offset);
}
int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*body)(void *),
                   void *restrict argument) {
  return strikes(THREAD) ? (int)error_number : NEXT(pthread_create)(thread, attributes, body, argument);
}
