import { z } from 'zod';
import { releaseVersionSchema } from '../manifest.ts';
import { partNameSchema } from '../partNames.ts';
import { stagePlanSchema } from '../stagePlan.ts';

/**
 * The result of the gate for one release. The log stores the result as `verdict` in a `judged` entry. Those names stay as long as logs
 * with such entries exist and version 1050fe79 can read the log after a downgrade.
 */
export const gateResultSchema = z.object({
  passed: z.boolean(),
  /** Empty for a release that passed. */
  reasons: z.array(z.string()),
  seconds: z.number().nonnegative(),
  /** Result of each check. */
  checks: z.array(z.object({ name: z.string(), passed: z.boolean(), detail: z.string() })),
});
export type GateResult = z.infer<typeof gateResultSchema>;

/** The reason for which versions went live. */
export const liveReasonSchema = z.enum(['start', 'release', 'promote', 'rollback', 'automatic rollback']);
export type LiveReason = z.infer<typeof liveReasonSchema>;

/** The most frequent error behind a rollback or a pause. Older entries, and entries about other faults, have no sample. */
export const errorSampleSchema = z.object({
  message: z.string(),
  /** Host and path of the page. */
  page: z.string(),
  /** One frame per line, such as `mf-post/browser/post.js:1:42`. Empty if no frame is in a release. */
  stack: z.string(),
});
export type ErrorSample = z.infer<typeof errorSampleSchema>;

const part = partNameSchema;
const version = releaseVersionSchema;
const integrity = z.string().startsWith('sha384-');

/** The events of the registry's log. Entries are never changed, so a reversed decision is another entry. */
export const logEventSchema = z.discriminatedUnion('kind', [
  /** A release is in the storage. */
  z.object({
    kind: z.literal('published'),
    part,
    version,
    commit: z.string(),
    /** sha384 of the archive in the storage. */
    archive: integrity,
    /** sha384 of the list of all its files with their hashes: equal for equal files. */
    files: integrity,
    brotliBytes: z.int().nonnegative(),
  }),
  /** The health gate has evaluated a release, beside the others that were live then. */
  z.object({ kind: z.literal('judged'), part, version, verdict: gateResultSchema }),
  /** Tells every node to start workers with this version beside the other live parts. They begin to listen once the version is live. */
  z.object({ kind: z.literal('prepare'), part, version }),
  /** Workers with this version failed to start on a node, so it does not go live. */
  z.object({ kind: z.literal('notStarted'), part, version, reasons: z.array(z.string()) }),
  /** These versions are live from now on. Other parts keep their live versions. */
  z.object({
    kind: z.literal('live'),
    versions: z.partialRecord(part, version),
    why: liveReasonSchema,
    reason: z.string().optional(),
    sample: errorSampleSchema.optional(),
  }),
  /** This share of readers gets this version of a part. */
  z.object({
    kind: z.literal('canary'),
    part,
    version,
    percent: z.number().gt(0).lt(100),
    /** Plan by which the canary grows automatically. */
    plan: stagePlanSchema.optional(),
  }),
  z.object({
    kind: z.literal('canaryEnded'),
    part,
    version,
    reason: z.string(),
    sample: errorSampleSchema.optional(),
  }),
  /** A person has to decide about a version, because browsers report too many errors of it. The version is still served. */
  z.object({
    kind: z.literal('paused'),
    part,
    version,
    reason: z.string(),
    sample: errorSampleSchema.optional(),
  }),
  /** A person has decided to keep the version live. */
  z.object({ kind: z.literal('resumed'), part, version }),
  /** A release was removed from the storage, because no open tab can need it any more. */
  z.object({ kind: z.literal('retired'), part, version }),
  /** A token was added that permits acting on these parts. Only a hash of the token is stored. */
  z.object({
    kind: z.literal('tokenAdded'),
    name: z.string().min(1).max(60),
    parts: z.array(part).min(1),
    sha256: z.hash('sha256'),
  }),
  z.object({ kind: z.literal('tokenRevoked'), name: z.string() }),
  /**
   * Gives one developer's browser this version of a part until a time, without the gate. An event with the same id replaces the version.
   */
  z.object({
    kind: z.literal('override'),
    id: z.string().min(1).max(40),
    part,
    version,
    developer: z.string().min(1).max(60),
    until: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('overrideEnded'), id: z.string() }),
  /** An operator signed in to the status page. The session is stored as a hash that also depends on the token. */
  z.object({ kind: z.literal('signedIn'), session: z.hash('sha256'), name: z.string(), until: z.iso.datetime() }),
  z.object({ kind: z.literal('signedOut'), session: z.hash('sha256'), name: z.string() }),
  /** A person dropped an unreadable entry. This event replaces the entry and keeps its text. */
  z.object({ kind: z.literal('givenUp'), reason: z.string(), text: z.string() }),
]);
export type LogEvent = z.infer<typeof logEventSchema>;

/** An event with its place in the log, when it was written and by whom. */
export const logEntrySchema = z.object({
  seq: z.int().positive(),
  at: z.iso.datetime(),
  /** `operator@host` for a person on the machine itself, otherwise the token's name or `automatic`. */
  actor: z.string(),
  event: logEventSchema,
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** A log entry without effect, because it is damaged, or of a kind or a part that only a newer server knows. */
export type UnreadableEntry = { seq: number; reason: string; isNewer: boolean; text: string };

/** Any entry of a log, readable or not. */
export type ReadEntry = LogEntry | UnreadableEntry;

export const isReadable = (entry: ReadEntry): entry is LogEntry => 'event' in entry;

const anyEntrySchema = z.object({
  seq: z.int(),
  at: z.string(),
  event: z.object({
    kind: z.string(),
    part: z.string().optional(),
    versions: z.record(z.string(), z.unknown()).optional(),
    parts: z.array(z.string()).optional(),
  }),
});
type AnyEvent = z.infer<typeof anyEntrySchema>['event'];

/** Names of parts in an event that this code does not know. */
function unknownParts({ part: named, versions = {}, parts = [] }: AnyEvent): string[] {
  const names = [...(named === undefined ? [] : [named]), ...Object.keys(versions), ...parts];
  return names.filter((name) => !part.safeParse(name).success);
}

const kinds: readonly string[] = logEventSchema.options.map(({ shape }) => shape.kind.value);

/** Parses a stored entry. @param text JSON */
export function readEntry(seq: number, text: string): ReadEntry {
  try {
    const value: unknown = JSON.parse(text);
    const { data, error } = logEntrySchema.safeParse(value);
    if (data) return data;
    const event = anyEntrySchema.safeParse(value).data?.event;
    if (event && !kinds.includes(event.kind))
      return { seq, reason: `only a newer server knows events of the kind “${event.kind}”`, isNewer: true, text };
    const [unknown] = event ? unknownParts(event) : [];
    if (unknown !== undefined)
      return { seq, reason: `only a newer server knows the part “${unknown}”`, isNewer: true, text };
    return { seq, reason: z.prettifyError(error).replaceAll(/\s+/g, ' '), isNewer: false, text };
  } catch (error) {
    return { seq, reason: error instanceof Error ? error.message : String(error), isNewer: false, text };
  }
}
