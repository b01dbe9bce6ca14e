import { workerData as parent } from 'node:worker_threads';

/**
 * A thread of the probe's process that ends it once the process that evaluates the release is gone. The main thread cannot: a release
 * that never gives it back would run on for good. Not TypeScript, so that it starts without a compiler.
 */
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 1_000);
