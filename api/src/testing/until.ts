import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until a condition is met.
 * @throws Error if it is not met within `timeoutMs`
 */
export async function until(condition: () => boolean | Promise<boolean>, timeoutMs = 30_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('What was waited for did not happen.');
    await sleep(10);
  }
}
