import { z } from 'zod';
import { type ReleaseName, releaseNameSchema } from '../manifest.ts';
import type { Registry } from '../registry/Registry.ts';
import { releaseSetSchema } from '../releaseSet.ts';
import type { Outcome } from './ReleaseService.ts';

/** What a worker says of itself at /healthz. */
const shellHealthSchema = z.object({
  set: releaseSetSchema,
  others: z.array(z.object({ part: releaseNameSchema, version: z.string(), percent: z.number() })).optional(),
});
export type ShellHealth = z.infer<typeof shellHealthSchema>;

/** Each worker answers for itself: over so many connections all are heard, most likely. */
const connections = 8;

/** Asks a shell's workers which sets they serve. @throws when none listens */
export async function askShell(origin: string): Promise<ShellHealth[]> {
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
 * `followed`: every worker that answers serves what was asked for. `not-running`: no shell runs here.
 * `late`: it has not followed within the time. `overtaken`: the registry wants something else of that part by now.
 */
export const followedSchema = z.enum(['followed', 'not-running', 'late', 'overtaken']);
export type Followed = z.infer<typeof followedSchema>;

type FollowParts = {
  registry: Pick<Registry, 'read'>;
  ask: () => Promise<ShellHealth[]>;
  /** Resolves after a moment; false when the time is up. */
  wait: () => Promise<boolean>;
};

/** Waits until the shell on this machine serves what has been decided about a part. */
export async function followShell({ part, state }: Outcome, parts: FollowParts): Promise<Followed> {
  const { live, canary } = state.parts[part];
  const isUp = await parts.ask().then(
    () => true,
    () => false,
  );
  if (!isUp) return 'not-running';
  do {
    const now = (await parts.registry.read()).parts[part];
    if (now.live !== live || now.canary?.version !== canary?.version) return 'overtaken';
    const answers = await parts.ask().catch(() => []);
    const share = canary && { version: canary.version, percent: canary.percent };
    if (answers.length > 0 && answers.every((answer) => serves(answer, part, live, share))) return 'followed';
  } while (await parts.wait());
  return 'late';
}

function serves(
  { set, others }: ShellHealth,
  part: ReleaseName,
  live: string | null,
  share: { version: string; percent: number } | null,
): boolean {
  if (set[part] !== live) return false;
  if (!others) return true;
  const other = others.find((one) => one.part === part);
  return other?.version === share?.version && other?.percent === share?.percent;
}

const pauseMs = 100;

/** For `wait`: pauses until a deadline. */
export function untilDeadline(ms: number): () => Promise<boolean> {
  const deadline = Date.now() + ms;
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return Date.now() < deadline;
  };
}
