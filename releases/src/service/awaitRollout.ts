import type { PartName } from '@marquee/shared/domain';
import { z } from 'zod';
import { partNameSchema } from '../partNames.ts';
import type { Registry } from '../registry/Registry.ts';
import { releaseSetSchema } from '../releaseSet.ts';
import type { Outcome } from './ReleaseService.ts';

/** The part of a worker's /healthz response that concerns releases. */
const shellHealthSchema = z.object({
  set: releaseSetSchema,
  others: z.array(z.object({ part: partNameSchema, version: z.string(), percent: z.number() })).optional(),
});
export type ShellHealth = z.infer<typeof shellHealthSchema>;

/** Each worker responds for itself. Over this many connections, every worker has most likely responded. */
const connections = 8;

/** Requests the release sets that a shell's workers serve. @throws when none listens */
async function askShell(origin: string): Promise<ShellHealth[]> {
  return Promise.all(
    Array.from({ length: connections }, async () => {
      const response = await fetch(`${origin}/healthz`, {
        headers: { connection: 'close' },
        signal: AbortSignal.timeout(5_000),
      });
      return shellHealthSchema.parse(await response.json());
    }),
  );
}

/**
 * `followed`: every worker that responds serves the outcome. `not-running`: no shell runs on this machine.
 * `late`: the workers did not follow in time. `overtaken`: the registry has another decision about the part by now.
 */
export const followedSchema = z.enum(['followed', 'not-running', 'late', 'overtaken']);
export type Followed = z.infer<typeof followedSchema>;

type RolloutParts = {
  registry: Pick<Registry, 'read'>;
  ask: () => Promise<ShellHealth[]>;
  /** Pauses before the next attempt. Resolves to false when the time is up. */
  wait: () => Promise<boolean>;
};

/** Waits until a shell serves the outcome of an act. */
export async function awaitRollout({ part, state }: Outcome, parts: RolloutParts): Promise<Followed> {
  const { live, canary } = state.parts[part];
  const isUp = await parts.ask().then(
    () => true,
    () => false,
  );
  if (!isUp) return 'not-running';
  do {
    const now = (await parts.registry.read()).parts[part];
    if (now.live !== live || now.canary?.version !== canary?.version) return 'overtaken';
    const workers = await parts.ask().catch(() => []);
    const share = canary && { version: canary.version, percent: canary.percent };
    if (workers.length > 0 && workers.every((worker) => serves(worker, part, live, share))) return 'followed';
  } while (await parts.wait());
  return 'late';
}

function serves(
  { set, others }: ShellHealth,
  part: PartName,
  live: string | null,
  share: { version: string; percent: number } | null,
): boolean {
  if (set[part] !== live) return false;
  if (!others) return true;
  const other = others.find((one) => one.part === part);
  return other?.version === share?.version && other?.percent === share?.percent;
}

const pauseMs = 100;

/** Longest wait for the workers of a shell. */
const followMs = 60_000;

/** Waits, for a minute at most, until the shell at an origin serves the outcome. */
export function followShell(outcome: Outcome, registry: Pick<Registry, 'read'>, origin: string): Promise<Followed> {
  return awaitRollout(outcome, { registry, ask: () => askShell(origin), wait: untilDeadline(followMs) });
}

/** For `wait`: pauses until a deadline. */
function untilDeadline(ms: number): () => Promise<boolean> {
  const deadline = Date.now() + ms;
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return Date.now() < deadline;
  };
}
