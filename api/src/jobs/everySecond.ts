const everyMs = 1_000;

/**
 * Repeats a task every second, and never runs it twice at the same time.
 * @param onError receives each failure; the task continues to repeat
 * @returns a function that stops the repetition after the running task
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
