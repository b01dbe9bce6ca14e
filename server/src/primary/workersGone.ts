import cluster from 'node:cluster';

/** Resolves when no worker of any set is left, or the time is over. @param deadline in milliseconds since 1970 */
export async function workersGone(deadline: number): Promise<void> {
  const serving = () => Object.keys(cluster.workers ?? {}).length > 0;
  while (serving() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
}
