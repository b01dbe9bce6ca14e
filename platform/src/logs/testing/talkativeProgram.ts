import { createLog } from '../createLog.ts';

/** A process with more lines than a pipe holds. It says on its standard error that it has logged them, and ends at SIGTERM. */
const log = createLog({ level: 'info' });
process.once('SIGTERM', () => {
  log.fatal('the last line');
  process.exit(0);
});
for (let line = 0; line < 20_000; line += 1)
  log.info({ line }, 'a line of a log with many lines, each of them about this long');
// Keeps the process alive.
setInterval(() => undefined, 60_000);
process.stderr.write('logged\n');
