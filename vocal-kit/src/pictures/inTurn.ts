/** Resolves when the last upload has ended. Null while no upload runs. */
let last: Promise<void> | null = null;

/**
 * Runs the uploads of all blocks of a page one after another. The api accepts only a few at once from one account, and a
 * pasted article may have many pictures. An aborted upload delays no other upload.
 * @throws the signal's reason if it aborts before the upload begins
 */
export async function inTurn<T>(upload: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const before = last;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  last = ended;
  signal.addEventListener('abort', () => end(), { once: true });
  try {
    if (before) await before;
    signal.throwIfAborted();
    return await upload();
  } finally {
    end();
    if (last === ended) last = null;
  }
}
