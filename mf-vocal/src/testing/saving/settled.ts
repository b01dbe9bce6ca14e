/** Runs all promises that wait for nothing but each other. */
export async function settled(): Promise<void> {
  for (let step = 0; step < 30; step += 1) await Promise.resolve();
}
