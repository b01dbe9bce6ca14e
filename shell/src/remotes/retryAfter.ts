const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Tries something again after each of these waits, in milliseconds, until it succeeds.
 * @throws the error of the last attempt
 */
export async function retryAfter<Result>(
  waits: readonly [number, ...number[]],
  attempt: () => Promise<Result>,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<Result> {
  const [first, second, ...others] = waits;
  await wait(first);
  if (second === undefined) return attempt();
  return attempt().catch(() => retryAfter([second, ...others], attempt, wait));
}
