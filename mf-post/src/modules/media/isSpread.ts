import { stripHtml } from '@marquee/shared';
import type { MediaLayout } from '@marquee/shared/domain';

/** A longer text flows around its picture and on beneath it. */
const longestBrief = 420;

/** Whether a picture's own text is too short to flow around it, so that the two make a spread. */
export function isSpread(layout: MediaLayout, content: string | undefined): boolean {
  if (!content || (layout !== 'outsetLeft' && layout !== 'outsetRight')) return false;
  return stripHtml(content).length <= longestBrief;
}
