import { directionOf } from '@marquee/shared/text/directionOf';
import { element } from '../xml.ts';

/** HTML of a summary with right-to-left letters: plain text could not say its direction. Null for any other summary. */
export function summaryHtml(summary: string): string | null {
  const dir = directionOf(summary);
  return dir ? element('p', { dir }, summary).source : null;
}
