import { fork } from 'node:child_process';
import path from 'node:path';
import { createLog } from '@marquee/platform/logs/createLog.ts';
import { Keeper } from './keeper/Keeper.ts';
import { successorVariable } from './keeper/keeperMessages.ts';
import { passedSocket } from './keeper/passedSocket.ts';

/** The server: a keeper of the listening socket, which loads next to nothing and never changes, and below it the primary. */
const log = createLog({ level: process.env.LOG_LEVEL ?? 'info', base: { pid: process.pid } });
const keeper = new Keeper({
  socket: passedSocket(process.env, process.pid),
  start: (isSuccessor) =>
    fork(path.join(import.meta.dirname, 'primary.ts'), {
      env: { ...process.env, [successorVariable]: isSuccessor ? 'on' : 'off' },
    }),
  log,
  now: Date.now,
  onEnd: (code) => process.exit(code),
});
process.on('SIGINT', () => keeper.stop('SIGINT'));
process.on('SIGTERM', () => keeper.stop('SIGTERM'));
// Other workers with the same primary, and another primary with other workers: both with the code on the disk.
process.on('SIGHUP', () => keeper.renew());
process.on('SIGUSR2', () => keeper.handOver());
keeper.start();
