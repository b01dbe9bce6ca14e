import { stripHtml } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';

const wordsPerMinute = 230;
const secondsPerPicture = 8;

/** Whole minutes that a post takes to read: its words, and a look at each picture. At least one. */
export function readingTime(post: Pick<Post, 'content' | 'modules'>): number {
  const texts = [post.content, ...post.modules.flatMap((module) => [module.title ?? '', module.content ?? ''])];
  const words = texts.reduce((count, html) => count + (stripHtml(html).match(/\S+/g)?.length ?? 0), 0);
  const pictures = post.modules.reduce((count, module) => {
    if (module.type === 'gallery') return count + module.images.length;
    return module.type === 'image' ? count + 1 : count;
  }, 0);
  return Math.max(1, Math.round(words / wordsPerMinute + (pictures * secondsPerPicture) / 60));
}
