/** Waits until all promises are settled that wait only for each other. */
export async function settled(): Promise<void> {
  for (let step = 0; step < 30; step += 1) await Promise.resolve();
}
