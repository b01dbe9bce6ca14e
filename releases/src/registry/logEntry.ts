import { z } from 'zod';
import { releaseVersionSchema } from '../manifest.ts';
import { partNameSchema } from '../partNames.ts';
import { stagePlanSchema } from '../stagePlan.ts';

/** The result of the gate for one release: `passed`, or each reason against it. The log stores it as `verdict`. */
export const gateResultSchema = z.object({
  passed: z.boolean(),
  /** Empty for a release that passed. */
  reasons: z.array(z.string()),
  seconds: z.number().nonnegative(),
  /** One entry for each check. */
  checks: z.array(z.object({ name: z.string(), passed: z.boolean(), detail: z.string() })),
});
export type GateResult = z.infer<typeof gateResultSchema>;

/** Why versions went live. */
export const liveReasonSchema = z.enum(['start', 'release', 'promote', 'rollback', 'automatic rollback']);
export type LiveReason = z.infer<typeof liveReasonSchema>;

/** The most frequent error behind a rollback or a pause. Entries of before, and those about other faults, have none. */
export const errorSampleSchema = z.object({
  message: z.string(),
  /** Host and path of the page. */
  page: z.string(),
  /** A frame on each line, as `mf-post/browser/post.js:1:42`; empty when nothing of it lies in a release. */
  stack: z.string(),
});
export type ErrorSample = z.infer<typeof errorSampleSchema>;

const part = partNameSchema;
const version = releaseVersionSchema;
const integrity = z.string().startsWith('sha384-');

/** Everything that can be written into the registry's log. Nothing is ever taken back: a change of mind is another entry. */
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
  /** Every node starts workers with this version beside the live other parts, which listen once it is live. */
  z.object({ kind: z.literal('prepare'), part, version }),
  /** Its workers do not start on a node: it does not go live. */
  z.object({ kind: z.literal('notStarted'), part, version, reasons: z.array(z.string()) }),
  /** These versions are live from now on; of the other parts nothing changes. */
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
    /** It grows by itself. */
    plan: stagePlanSchema.optional(),
  }),
  z.object({
    kind: z.literal('canaryEnded'),
    part,
    version,
    reason: z.string(),
    sample: errorSampleSchema.optional(),
  }),
  /** A person has to look at a version, because browsers report too many errors of it. It is still served. */
  z.object({
    kind: z.literal('paused'),
    part,
    version,
    reason: z.string(),
    sample: errorSampleSchema.optional(),
  }),
  /** A person has looked and leaves it live. */
  z.object({ kind: z.literal('resumed'), part, version }),
  /** A release has left the storage: no tab can ask for it any more. */
  z.object({ kind: z.literal('retired'), part, version }),
  /** Somebody may act on these parts; of the token only its hash is known. */
  z.object({
    kind: z.literal('tokenAdded'),
    name: z.string().min(1).max(60),
    parts: z.array(part).min(1),
    sha256: z.hash('sha256'),
  }),
  z.object({ kind: z.literal('tokenRevoked'), name: z.string() }),
  /** One browser, the developer's, gets this version of a part until then, without the gate. The same id again: another version. */
  z.object({
    kind: z.literal('override'),
    id: z.string().min(1).max(40),
    part,
    version,
    developer: z.string().min(1).max(60),
    until: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('overrideEnded'), id: z.string() }),
  /** Somebody has signed in at the status page. The session is known by a hash that also depends on the token. */
  z.object({ kind: z.literal('signedIn'), session: z.hash('sha256'), name: z.string(), until: z.iso.datetime() }),
  z.object({ kind: z.literal('signedOut'), session: z.hash('sha256'), name: z.string() }),
  /** A person has given up an entry that could not be read: this one stands in its place, with as much of it as there was. */
  z.object({ kind: z.literal('givenUp'), reason: z.string(), text: z.string() }),
]);
export type LogEvent = z.infer<typeof logEventSchema>;

/** An event with its place in the log, when it was written and by whom. */
export const logEntrySchema = z.object({
  seq: z.int().positive(),
  at: z.iso.datetime(),
  /** `operator@host` for a person on the machine itself, else the token's name, or `automatic`. */
  actor: z.string(),
  event: logEventSchema,
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** An entry that stands in the log and says nothing: damaged, or of a kind that only a newer server knows. */
export type UnreadableEntry = { seq: number; reason: string; isNewer: boolean; text: string };

/** Each entry of a log, in its order. */
export type ReadEntry = LogEntry | UnreadableEntry;

export const isReadable = (entry: ReadEntry): entry is LogEntry => 'event' in entry;

const anyEntrySchema = z.object({ seq: z.int(), at: z.string(), event: z.object({ kind: z.string() }) });
const kinds: readonly string[] = logEventSchema.options.map(({ shape }) => shape.kind.value);

/** Reads an entry as it is stored. @param text JSON */
export function readEntry(seq: number, text: string): ReadEntry {
  try {
    const value: unknown = JSON.parse(text);
    const { data, error } = logEntrySchema.safeParse(value);
    if (data) return data;
    const kind = anyEntrySchema.safeParse(value).data?.event.kind;
    if (kind !== undefined && !kinds.includes(kind))
      return { seq, reason: `only a newer server knows events of the kind “${kind}”`, isNewer: true, text };
    return { seq, reason: z.prettifyError(error).replaceAll(/\s+/g, ' '), isNewer: false, text };
  } catch (error) {
    return { seq, reason: error instanceof Error ? error.message : String(error), isNewer: false, text };
  }
}
