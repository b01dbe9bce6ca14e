import { summaryLength } from '../constants.ts';
import { cropString } from './cropString.ts';
import { stripHtml } from './stripHtml.ts';

/** A summary as cards show it: HTML stripped, cut to 200 characters when `short`, else to 600. */
export function summaryText(html: string, { short = false }: { short?: boolean } = {}): string {
  return cropString(stripHtml(html), short ? summaryLength.short : summaryLength.long);
}
