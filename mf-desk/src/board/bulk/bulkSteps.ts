import { type BoardPost, siteTimeZones } from '@marquee/shared/domain';
import { ApiError } from '@marquee/shared/transport';
import { ownTimeZone, wallTimeAt } from '@marquee/vocal-kit/time/timeInZone.ts';
import { boardTexts } from '../boardTexts.ts';
import type { BoardApi } from '../createBoardApi.ts';
import { dayInWords, isDay, sameTimeOn } from '../days/calendarDays.ts';
import { bulkTexts } from './bulkTexts.ts';

export const bulkKinds = ['move', 'unpublish', 'category', 'tag'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** A step for several posts. `value` is the day, the reason, the key of the category or the name of the tag. */
export type BulkStep = { kind: BulkKind; value: string };

/** Longest wait for a limit of the api. A longer one is reported. */
const maxWaitMs = 65_000;

/**
 * Takes the step for one post, by the calls that the other pages use.
 * @returns why the post was not changed; null if it was
 */
export async function takeBulkStep(api: BoardApi, step: BulkStep, post: BoardPost): Promise<string | null> {
  try {
    return await takeOnce(api, step, post);
  } catch (error) {
    const wait = error instanceof ApiError && 'retryAfterMs' in error ? Number(error.retryAfterMs) : Number.NaN;
    if (!(wait <= maxWaitMs)) return faultOf(error);
    await new Promise((resolve) => setTimeout(resolve, wait));
    return takeOnce(api, step, post).catch(faultOf);
  }
}

function faultOf(error: unknown): string {
  if (error instanceof ApiError) return error.status === 412 ? bulkTexts.changed : error.message;
  return bulkTexts.failed;
}

async function takeOnce(api: BoardApi, { kind, value }: BulkStep, post: BoardPost): Promise<string | null> {
  if (kind === 'move') return move(api, post, value);
  if (kind === 'unpublish') {
    if (!post.isLive) return bulkTexts.notLive;
    await api.unpublish(post.id, value);
    return null;
  }
  if (!post.canEdit) return bulkTexts.noEdit;
  // An edit of a live post would be a change that only its writer can submit.
  if (post.isLive) return bulkTexts.isLive;
  const { draft, tag } = await api.draft(post.id);
  if (kind === 'category') {
    await api.save(post.id, { category: value }, tag);
    return null;
  }
  if (draft.tags.some(({ name }) => name.toLowerCase() === value.toLowerCase())) return bulkTexts.hasTag;
  await api.save(post.id, { tags: [...draft.tags, { id: null, name: value }] }, tag);
  return null;
}

async function move(api: BoardApi, { id, status, site, plannedAt }: BoardPost, day: string): Promise<string | null> {
  if (status !== 'scheduled' || plannedAt === null || !isDay(day)) return bulkTexts.notScheduled;
  const timeZone = site ? siteTimeZones[site] : ownTimeZone();
  const planned = Date.parse(plannedAt);
  const [moment, second] = sameTimeOn(day, planned, timeZone);
  if (moment === undefined) return boardTexts.noSuchTime(wallTimeAt(planned, timeZone).slice(11), dayInWords(day));
  if (second !== undefined) return bulkTexts.twice;
  if (moment <= Date.now()) return boardTexts.past;
  await api.reschedule(id, new Date(moment).toISOString());
  return null;
}
