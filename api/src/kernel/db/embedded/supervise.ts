import { runningPostmaster } from './postmaster.ts';
import type { RestartOutcome } from './RestartOutcome.ts';

/** Milliseconds between two checks of the server. */
const checkEveryMs = 500;

/**
 * Supervises a server and starts it again when it dies. If several processes supervise the same server, PostgreSQL's
 * own lock lets one of them start it.
 */
export function supervise(
  cluster: string,
  start: () => Promise<void>,
  onRestart: (outcome: RestartOutcome) => void,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  const check = async () => {
    if ((await runningPostmaster(cluster)) !== undefined) return;
    try {
      await start();
      onRestart({});
    } catch (error) {
      onRestart({ error });
    }
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = check().finally(() => {
      isBusy = false;
    });
  }, checkEveryMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
