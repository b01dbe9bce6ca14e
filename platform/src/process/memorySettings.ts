/**
 * Half of V8's young generation, in MB. With the default of 16, bytes of pages that were sent wait until 48 MB of others are collected; 4
 * takes 8 % more processor time for a stored page, and 8 none (`npm run bench -- memory`, `npm run bench`).
 */
export const workerMemoryFlags: readonly string[] = ['--max-semi-space-size=8'];

/** The same of processes that send no pages: api, keeper and primary. It is 10 MB less for the api, whose calls take 5 % more. */
export const memoryFlags: readonly string[] = ['--max-semi-space-size=2'];

/** Setting of glibc's `malloc`. Each thread that compresses or draws has memory of its own, which it keeps: two parts for all threads. */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' } as const;

/**
 * Settings of glibc's `malloc` for processes that send pages, in bytes. By itself, glibc raises both to 64 MB, and gives no freed memory
 * back below. The api must not have them: a drawing of 1140 px takes 0.8 s without them and 6.7 s with them.
 */
export const workerMemoryEnvironment = {
  ...memoryEnvironment,
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '2097152',
} as const;
