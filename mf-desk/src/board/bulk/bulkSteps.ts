import type { BoardPost, SiteKey } from '@marquee/shared/domain';
import { ApiError } from '@marquee/shared/transport';
import { wallTimeAt } from '@marquee/vocal-kit/time/timeInZone.ts';
import { boardTexts } from '../boardTexts.ts';
import type { BoardApi } from '../createBoardApi.ts';
import { dayAt, dayInWords, isDay, sameTimeOn } from '../days/calendarDays.ts';
import { bulkTexts } from './bulkTexts.ts';

export const bulkKinds = ['move', 'unpublish', 'category', 'tag', 'untag'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/**
 * A step for several posts. `value` is the day, the reason, the key of the category or the name of the tag. It is null for
 * no category.
 */
export type BulkStep = { kind: BulkKind; value: string | null };

/** `fault` says why the post was not changed. `undo` is the step back; null for a step that has none. */
export type BulkOutcome = { fault: string | null; undo: BulkStep | null };

/** Longest wait for a limit of the api. A longer one is reported. */
const maxWaitMs = 65_000;

/** Returns the time zone in which a post of a site is scheduled. */
type ZoneOf = (site: SiteKey | null) => string;

/** Takes the step for one post, by the calls that the other pages use. */
export async function takeBulkStep(
  api: BoardApi,
  step: BulkStep,
  post: BoardPost,
  zoneOf: ZoneOf,
): Promise<BulkOutcome> {
  try {
    return await takeOnce(api, step, post, zoneOf);
  } catch (error) {
    const wait = error instanceof ApiError && 'retryAfterMs' in error ? Number(error.retryAfterMs) : Number.NaN;
    if (!(wait <= maxWaitMs)) return refused(faultOf(error));
    await new Promise((resolve) => setTimeout(resolve, wait));
    return takeOnce(api, step, post, zoneOf).catch((again) => refused(faultOf(again)));
  }
}

const refused = (fault: string): BulkOutcome => ({ fault, undo: null });
const done = (undo: BulkStep | null = null): BulkOutcome => ({ fault: null, undo });

function faultOf(error: unknown): string {
  if (error instanceof ApiError) return error.status === 412 ? bulkTexts.changed : error.message;
  return bulkTexts.failed;
}

async function takeOnce(
  api: BoardApi,
  { kind, value }: BulkStep,
  post: BoardPost,
  zoneOf: ZoneOf,
): Promise<BulkOutcome> {
  if (kind === 'category') return post.isLive ? moveLive(api, post.id, value) : moveDraft(api, post, value);
  const text = value ?? '';
  if (kind === 'move') return move(api, post, text, zoneOf(post.site));
  if (kind !== 'unpublish') return post.isLive ? tagLive(api, post.id, kind, text) : tagDraft(api, post, kind, text);
  if (!post.isLive) return refused(bulkTexts.notLive);
  await api.unpublish(post.id, text);
  return done();
}

async function moveLive(api: BoardApi, id: string, category: string | null): Promise<BulkOutcome> {
  if (category === null) return refused(bulkTexts.needsCategory);
  const { before } = await api.setSections(id, { category });
  if (before.category === category) return refused(bulkTexts.hasCategory);
  return done(before.category === null ? null : { kind: 'category', value: before.category });
}

async function moveDraft(api: BoardApi, { id, canEdit }: BoardPost, category: string | null): Promise<BulkOutcome> {
  if (!canEdit) return refused(bulkTexts.noEdit);
  const { draft, tag } = await api.draft(id);
  if (draft.category === category) return refused(bulkTexts.hasCategory);
  await api.save(id, { category }, tag);
  return done({ kind: 'category', value: draft.category });
}

type TagKind = 'tag' | 'untag';
const backOf = { tag: 'untag', untag: 'tag' } as const satisfies Record<TagKind, TagKind>;

async function tagLive(api: BoardApi, id: string, kind: TagKind, name: string): Promise<BulkOutcome> {
  const { before, after } = await api.setSections(id, kind === 'tag' ? { addTag: name } : { removeTag: name });
  // The api also finds a tag by another spelling, so the step back names the tag of the post.
  const [longer, shorter] = kind === 'tag' ? [after.tags, before.tags] : [before.tags, after.tags];
  const changed = longer.find((tag) => !shorter.includes(tag));
  if (changed === undefined) return refused(kind === 'tag' ? bulkTexts.hasTag : bulkTexts.hasNoTag);
  return done({ kind: backOf[kind], value: changed });
}

async function tagDraft(api: BoardApi, { id, canEdit }: BoardPost, kind: TagKind, name: string): Promise<BulkOutcome> {
  if (!canEdit) return refused(bulkTexts.noEdit);
  const { draft, tag } = await api.draft(id);
  const known = draft.tags.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (kind === 'tag' && known) return refused(bulkTexts.hasTag);
  if (kind === 'untag' && !known) return refused(bulkTexts.hasNoTag);
  const tags = known ? draft.tags.filter((one) => one !== known) : [...draft.tags, { id: null, name }];
  await api.save(id, { tags }, tag);
  return done({ kind: backOf[kind], value: known?.name ?? name });
}

async function move(
  api: BoardApi,
  { id, status, plannedAt }: BoardPost,
  day: string,
  timeZone: string,
): Promise<BulkOutcome> {
  if (status !== 'scheduled' || plannedAt === null || !isDay(day)) return refused(bulkTexts.notScheduled);
  const planned = Date.parse(plannedAt);
  const [moment, second] = sameTimeOn(day, planned, timeZone);
  if (moment === undefined)
    return refused(boardTexts.noSuchTime(wallTimeAt(planned, timeZone).slice(11), dayInWords(day)));
  if (second !== undefined) return refused(bulkTexts.twice);
  if (moment <= Date.now()) return refused(boardTexts.past);
  await api.reschedule(id, new Date(moment).toISOString());
  return done({ kind: 'move', value: dayAt(planned, timeZone) });
}
