import { summaryLength } from '../constants.ts';
import { cropString } from './cropString.ts';
import { stripHtml } from './stripHtml.ts';

/** The text of a summary on a card, without HTML. It is cut to 200 characters if `short`, and otherwise to 600. */
export function summaryText(html: string, { short = false }: { short?: boolean } = {}): string {
  return cropString(stripHtml(html), short ? summaryLength.short : summaryLength.long);
}
