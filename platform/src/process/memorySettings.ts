/**
 * Half of V8's young generation, in MB. With the default of 16, bytes of pages that were sent wait until 48 MB of others are collected; 4
 * takes 8 % more processor time for a stored page, and 8 none (`npm run bench -- memory`, `npm run bench`).
 */
export const memoryFlags: readonly string[] = ['--max-semi-space-size=8'];

/** Each thread that compresses or draws has memory of its own in glibc, which it keeps: two parts for all threads. */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' } as const;
