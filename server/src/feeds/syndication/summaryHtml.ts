import { correctionLabels } from '@marquee/shared/domain';
import { directionOf } from '@marquee/shared/text/directionOf';
import { element } from '../xml.ts';
import type { FeedItem } from './Feed.ts';

/**
 * HTML of a summary with corrections, or with right-to-left letters, whose direction plain text could not say. Null for
 * any other summary.
 */
export function summaryHtml({ summary, corrections }: Pick<FeedItem, 'summary' | 'corrections'>): string | null {
  if (corrections.length === 0 && !directionOf(summary)) return null;
  const lines = corrections.map(({ kind, words }) => paragraph(`${correctionLabels[kind]}: ${words}`));
  return [paragraph(summary), ...lines].join('');
}

function paragraph(text: string): string {
  const dir = directionOf(text);
  return element('p', dir ? { dir } : {}, text).source;
}
