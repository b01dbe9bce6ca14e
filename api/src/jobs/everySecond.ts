const everyMs = 1_000;

/**
 * Repeats a task a second after it began, and never twice at the same time.
 * @param onError gets each failure; the task is repeated nevertheless
 * @returns stops it, after the task that is running
 */
export function everySecond(task: () => Promise<unknown>, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= task()
      .then(() => undefined, onError)
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
