import { workerData as parent } from 'node:worker_threads';

/**
 * Thread of the probe's process that ends the process once the evaluating process is gone. The main thread cannot do
 * this, because a release may block it forever. Not TypeScript, so that the thread starts without a compiler.
 */
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 1_000);
