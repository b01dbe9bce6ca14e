import { runningPostmaster } from './postmaster.ts';
import type { RestartOutcome } from './RestartOutcome.ts';

/** A dead server is noticed within this time. */
const lookEveryMs = 500;

/**
 * Looks after a server that may die, and starts it again. Of several processes that look after the same one, PostgreSQL's own lock
 * lets one start it; the others find it running.
 */
export function keepUp(
  cluster: string,
  bringUp: () => Promise<void>,
  onRestart: (outcome: RestartOutcome) => void,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  const look = async () => {
    if ((await runningPostmaster(cluster)) !== undefined) return;
    try {
      await bringUp();
      onRestart({});
    } catch (error) {
      onRestart({ error });
    }
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = look().finally(() => {
      isBusy = false;
    });
  }, lookEveryMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
