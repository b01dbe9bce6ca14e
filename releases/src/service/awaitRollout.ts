import type { PartName } from '@marquee/shared/domain';
import { z } from 'zod';
import { partNameSchema } from '../partNames.ts';
import type { Registry } from '../registry/Registry.ts';
import { partialSetSchema } from '../releaseSet.ts';
import type { Outcome } from './ReleaseService.ts';

/** The part of a worker's /healthz response that concerns releases. */
export const workerHealthSchema = z.object({
  /** A worker of an older version lacks new parts. */
  set: partialSetSchema,
  others: z.array(z.object({ part: partNameSchema, version: z.string(), percent: z.number() })).optional(),
});
export type WorkerHealth = z.infer<typeof workerHealthSchema>;

/** Number of connections on which to ask. Each worker responds for itself, and this many connections most likely reach every worker. */
const connections = 8;

/** Requests the release sets that a server's workers serve. @throws when none listens */
async function askWorkers(origin: string): Promise<WorkerHealth[]> {
  return Promise.all(
    Array.from({ length: connections }, async () => {
      const response = await fetch(`${origin}/healthz`, {
        headers: { connection: 'close' },
        signal: AbortSignal.timeout(5_000),
      });
      return workerHealthSchema.parse(await response.json());
    }),
  );
}

/**
 * `followed`: every worker that responds serves the outcome. `not-running`: nothing responds, and no server is expected to.
 * `unreachable`: nothing responds where a server is expected to. `late`: the workers did not follow in time. `overtaken`: the registry
 * has another decision about the part by now. `unknown-part`: the workers are of an older version, which does not know the part.
 */
export const followedSchema = z.enum(['followed', 'not-running', 'unreachable', 'late', 'overtaken', 'unknown-part']);
export type Followed = z.infer<typeof followedSchema>;

/** The versions of a part that readers get. */
export type ServedVersions = {
  live: string | null;
  canary: { version: string; percent: number } | null;
};

type RolloutParts = {
  part: PartName;
  /** Reads what the registry has decided by now. */
  read: () => Promise<ServedVersions>;
  ask: () => Promise<WorkerHealth[]>;
  /** Pauses before the next attempt. Resolves to false when the time is up. */
  wait: () => Promise<boolean>;
};

/** Waits until a server serves the versions that were decided. */
export async function awaitRollout({ live, canary }: ServedVersions, parts: RolloutParts): Promise<Followed> {
  const { part } = parts;
  const isUp = await parts.ask().then(
    () => true,
    () => false,
  );
  if (!isUp) return 'not-running';
  do {
    const now = await parts.read();
    if (now.live !== live || now.canary?.version !== canary?.version) return 'overtaken';
    const workers = await parts.ask().catch(() => []);
    const share = canary && { version: canary.version, percent: canary.percent };
    if (workers.length > 0 && workers.every((worker) => serves(worker, part, live, share))) return 'followed';
    if (workers.length > 0 && workers.every(({ set }) => set[part] === undefined)) return 'unknown-part';
  } while (await parts.wait());
  return 'late';
}

function serves(
  { set, others }: WorkerHealth,
  part: PartName,
  live: string | null,
  share: { version: string; percent: number } | null,
): boolean {
  if (set[part] !== live) return false;
  if (!others) return true;
  const other = others.find((one) => one.part === part);
  return other?.version === share?.version && other?.percent === share?.percent;
}

/** Pause between two requests to a server on this machine, and to a remote one, in milliseconds. */
const pauseMs = { here: 100, elsewhere: 1_000 } as const;

/** Maximum wait for the workers of a server, in milliseconds. */
const followMs = 60_000;

/** Waits, for a minute at most, until the server at an origin serves the outcome. */
export function followServer(
  { part, state }: Outcome,
  registry: Pick<Registry, 'read'>,
  origin: string,
): Promise<Followed> {
  return awaitRollout(state.parts[part], {
    part,
    read: async () => (await registry.read()).parts[part],
    ask: () => askWorkers(origin),
    wait: untilDeadline(pauseMs.here),
  });
}

/**
 * Waits until a remote server serves the outcome.
 * @param ask requests the sets of one worker, and the registry's decision
 */
export function followElsewhere(
  part: PartName,
  decided: ServedVersions,
  ask: () => Promise<WorkerHealth & { decided: ServedVersions }>,
): Promise<Followed> {
  return awaitRollout(decided, {
    part,
    read: async () => (await ask()).decided,
    ask: () => Promise.all(Array.from({ length: connections }, ask)),
    wait: untilDeadline(pauseMs.elsewhere),
  });
}

/** Makes a `wait` function that pauses until a deadline. */
function untilDeadline(pause: number): () => Promise<boolean> {
  const deadline = Date.now() + followMs;
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return Date.now() < deadline;
  };
}
