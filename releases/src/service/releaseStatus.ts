import { z } from 'zod';
import { partNameSchema, partNames } from '../partNames.ts';
import { gateResultSchema } from '../registry/logEntry.ts';
import { liveSet, type PartState, type RegistryState } from '../registry/registryState.ts';
import { releaseSetName } from '../releaseSet.ts';
import { stagePlanSchema } from '../stagePlan.ts';

const releaseSchema = z.object({
  version: z.string(),
  commit: z.string(),
  publishedAt: z.string(),
  publishedBy: z.string(),
  /** Compressed size of the release's browser files. */
  brotliBytes: z.number(),
  verdict: gateResultSchema.nullable(),
  isRetired: z.boolean(),
  isWithdrawn: z.boolean(),
});

const partStatusSchema = z.object({
  part: partNameSchema,
  live: z.object({ version: z.string(), since: z.string(), by: z.string() }).nullable(),
  /** Version that a rollback makes live. */
  rollbackTarget: z.string().nullable(),
  canary: z
    .object({
      version: z.string(),
      percent: z.number(),
      since: z.string(),
      by: z.string(),
      plan: stagePlanSchema.nullable().default(null),
    })
    .nullable(),
  /** When a person has to decide about the live version or the canary: to promote it, or to roll it back. */
  paused: z.object({ version: z.string(), since: z.string(), reason: z.string() }).nullable(),
  /** Newest first. */
  releases: z.array(releaseSchema),
});
export type PartStatus = z.infer<typeof partStatusSchema>;

/** The state of all parts, for programs and people. */
export const releaseStatusSchema = z.object({
  /** Number of the log's last entry. */
  seq: z.number(),
  /** Name of the live set. Null until every part has a live version. */
  set: z.string().nullable(),
  parts: z.array(partStatusSchema),
  /** Entries of the log that cannot be read, and so count for nothing. */
  unreadable: z.array(z.object({ seq: z.number(), reason: z.string(), isNewer: z.boolean() })).default([]),
  /** Developers who read with a version of their own. */
  overrides: z.array(
    z.object({
      part: partNameSchema,
      version: z.string(),
      developer: z.string(),
      /** Name of the token. */
      by: z.string(),
      until: z.string(),
    }),
  ),
});
export type ReleaseStatus = z.infer<typeof releaseStatusSchema>;

export function releaseStatus(state: RegistryState): ReleaseStatus {
  const live = liveSet(state);
  return {
    seq: state.seq,
    set: live && releaseSetName(live),
    parts: partNames.map((part) => ({ part, ...partStatus(state.parts[part]) })),
    unreadable: state.unreadable.map(({ seq, reason, isNewer }) => ({ seq, reason, isNewer })),
    overrides: [...state.overrides.values()].map(({ part, version, developer, by, until }) => ({
      part,
      version,
      developer,
      by,
      until,
    })),
  };
}

function partStatus({
  live,
  liveSince,
  liveBy,
  rollbackTarget,
  canary,
  paused,
  releases,
}: PartState): Omit<PartStatus, 'part'> {
  return {
    live: live ? { version: live, since: liveSince ?? '', by: liveBy ?? '' } : null,
    rollbackTarget,
    canary,
    paused,
    releases: [...releases.values()]
      .reverse()
      .map(({ version, commit, publishedAt, publishedBy, brotliBytes, result, isRetired, isWithdrawn }) => ({
        version,
        commit,
        publishedAt,
        publishedBy,
        brotliBytes,
        verdict: result,
        isRetired,
        isWithdrawn,
      })),
  };
}
