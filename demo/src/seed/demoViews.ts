import type { SiteKey } from '@marquee/shared/domain';
import { randomFrom } from '../randomFrom.ts';

const dayMs = 24 * 3_600_000;
/** Days of history that a demo gets. */
const days = 14;

type PublishedPost = { id: number; key: string | null; publishedAt: Date | null };

/**
 * Generates counted impressions of a post in the last two weeks, so that a demo has most viewed posts. The same key
 * gives the same numbers.
 */
export function demoViews(post: PublishedPost, site: SiteKey, now: Date) {
  const random = randomFrom([...(post.key ?? '')].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) | 0, 7));
  const appeal = 40 + Math.floor(random() ** 3 * 900);
  return Array.from({ length: days }, (_, ago) => {
    const day = new Date(now.getTime() - ago * dayMs);
    const views = Math.floor((appeal * (0.4 + random())) / (1 + ago / 5));
    return { postId: post.id, site, day: day.toISOString().slice(0, 10), views, date: day };
  })
    .filter(({ date, views }) => views > 0 && post.publishedAt !== null && date >= post.publishedAt)
    .map(({ date: _, ...row }) => row);
}
