import { fork } from 'node:child_process';
import path from 'node:path';
import { Keeper } from '../../keeper/Keeper.ts';
import { successorVariable } from '../../keeper/keeperMessages.ts';
import { passedSocket } from '../../keeper/passedSocket.ts';

/** The server's main program, with `pagePrimary.ts` in the place of the primary. Prints a line for each primary, and for what it logs. */
const print = (facts: object, sentence: string) => console.log(JSON.stringify({ ...facts, sentence }));
const keeper = new Keeper({
  socket: passedSocket(process.env, process.pid),
  start: (isSuccessor) =>
    fork(path.join(import.meta.dirname, 'pagePrimary.ts'), {
      env: { ...process.env, [successorVariable]: isSuccessor ? 'on' : 'off' },
    }),
  log: { info: () => undefined, error: print },
  now: Date.now,
  onEnd: (code) => process.exit(code),
});
process.on('SIGTERM', () => keeper.stop('SIGTERM'));
process.on('SIGUSR2', () => keeper.handOver());
keeper.start();
