/**
 * Half of V8's young generation, in MB. With the default of 16, bytes of pages that are sent already wait for 48 MB of others to be
 * collected; measured with `npm run bench -- memory`.
 */
export const memoryFlags: readonly string[] = ['--max-semi-space-size=4'];

/** Each thread that compresses or draws has memory of its own in glibc, which it keeps: two parts for all threads. */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' } as const;
