import type { Logger } from 'pino';

/** Waits before the second and the third attempt, in milliseconds. */
const pausesMs = [250, 4_000] as const;
/** How often a start that only lacks the api looks whether it is there again. */
const apiPauseMs = 250;

/** Another set is wanted by now. */
export class ObsoleteStartError extends Error {}

export type Preparable = { prepare(): Promise<void>; end(): void };

type Conditions = {
  isApiUp: () => Promise<boolean>;
  isObsolete: () => boolean;
  log: Pick<Logger, 'warn'>;
  wait?: (ms: number) => Promise<void>;
};

/**
 * Prepares a generation, at the third attempt at the latest: a worker may be killed or the machine be busy, and neither is the fault
 * of the set. An attempt during which the api was away does not count, and the next one waits for it: without the api it would only take
 * the processor from readers.
 * @throws ObsoleteStartError when it is not wanted any more, else the reason of the last attempt
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
      generation.end();
      throw new ObsoleteStartError();
    }
    if (failure === null) return generation;
    if (!(await wasApiUp) || !(await isApiUp())) {
      log.warn({ err: failure.error }, 'a set cannot be proved while the api is away; trying again when it is there');
      while (!(await isApiUp()) && !isObsolete()) await wait(apiPauseMs);
    } else {
      const pause = pausesMs[attempt];
      if (pause === undefined) throw failure.error;
      attempt += 1;
      log.warn({ err: failure.error, attempt }, 'a set does not start; trying again');
      await wait(pause);
    }
    if (isObsolete()) throw new ObsoleteStartError();
  }
}

/** Waits for a generation, but not for one that is obsolete. @returns null, or the reason why it does not start */
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
