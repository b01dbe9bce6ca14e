import type { Logger } from 'pino';

/** Waits before the second and the third attempt, in milliseconds. */
const pausesMs = [250, 4_000] as const;
/** Interval in milliseconds for checking the api after a start that failed because the api was down. */
const apiPauseMs = 250;

/** Error for a start that was cancelled because another set is desired by now. */
export class ObsoleteStartError extends Error {}

export type Preparable = { prepare(): Promise<void>; kill(): void };

type Conditions = {
  isApiUp: () => Promise<boolean>;
  isObsolete: () => boolean;
  log: Pick<Logger, 'warn'>;
  wait?: (ms: number) => Promise<void>;
};

/**
 * Prepares a generation in up to three attempts, because a killed worker or a busy machine is not the set's fault. Attempts during which
 * the api was down do not count. The next attempt waits for the api, so that it takes no processor time from readers.
 * @throws ObsoleteStartError if the set is no longer the target, otherwise the error of the last attempt
 */
export async function prepareWithRetries<Made extends Preparable>(
  make: () => Made,
  { isApiUp, isObsolete, log, wait = waitMs }: Conditions,
): Promise<Made> {
  for (let attempt = 0; ; ) {
    const generation = make();
    const wasApiUp = isApiUp();
    const failure = await prepared(generation, isObsolete, wait);
    if (isObsolete()) {
      generation.kill();
      throw new ObsoleteStartError();
    }
    if (failure === null) return generation;
    if (!(await wasApiUp) || !(await isApiUp())) {
      log.warn({ err: failure.error }, 'cannot render probe pages while the api is away; waiting for the api');
      while (!(await isApiUp()) && !isObsolete()) await wait(apiPauseMs);
    } else {
      const pause = pausesMs[attempt];
      if (pause === undefined) throw failure.error;
      attempt += 1;
      log.warn({ err: failure.error, attempt }, 'release set does not start; trying again');
      await wait(pause);
    }
    if (isObsolete()) throw new ObsoleteStartError();
  }
}

/** Waits until a generation is ready, has failed or is obsolete. @returns the reason if it has failed, else null */
async function prepared(
  generation: Preparable,
  isObsolete: () => boolean,
  wait: (ms: number) => Promise<void>,
): Promise<{ error: unknown } | null> {
  const outcome = generation.prepare().then(
    () => null,
    (error: unknown) => ({ error }),
  );
  let isDone = false;
  void outcome.then(() => {
    isDone = true;
  });
  const obsolete = (async () => {
    while (!isDone && !isObsolete()) await wait(100);
    return null;
  })();
  return Promise.race([outcome, obsolete]);
}

function waitMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
