/**
 * Half of V8's young generation, in MB. With the default of 16, bytes of pages that were sent wait until 48 MB of others are collected; 4
 * takes 8 % more processor time for a stored page, and 8 none (`npm run bench`).
 */
export const workerMemoryFlags: readonly string[] = ['--max-semi-space-size=8'];

/**
 * Node flags for processes that send no pages: api and primary. They save the api 10 MB, and its calls take 5 %
 * longer.
 */
export const memoryFlags: readonly string[] = ['--max-semi-space-size=2'];

/**
 * Setting of glibc's `malloc`. By default, each thread that compresses or draws keeps an arena. This limits all threads
 * to two arenas.
 */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' } as const;

/**
 * Settings of glibc's `malloc` for processes that send pages, in bytes. By default, glibc raises both to 64 MB, and
 * returns no freed memory below that. The api must not have them: a drawing of 1140 px takes 0.8 s without them and 6.7
 * s with them.
 */
export const workerMemoryEnvironment = {
  ...memoryEnvironment,
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '2097152',
} as const;
