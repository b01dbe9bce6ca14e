import { ownCopy } from '../copy/ownCopy.ts';
import { withoutStyles } from './withoutStyles.ts';

/** HTML that was copied from Vocal, without styles and handlers. Null for HTML of other programs. */
export function ownHtml(html: string): string | null {
  if (!html.includes(ownCopy) || !html.includes('data-pm-slice')) return null;
  const unstyled = withoutStyles(html);
  const { body } = new DOMParser().parseFromString(unstyled, 'text/html');
  // Copied cells are inside the table that ProseMirror puts around them.
  return body.querySelector(`[data-pm-slice][${ownCopy}], table[data-pm-slice] [${ownCopy}]`) ? unstyled : null;
}
