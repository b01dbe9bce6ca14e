import { ownCopy } from '../copy/ownCopy.ts';
import { boxTables } from '../table/tableHtml.ts';
import { countTags } from './tags.ts';
import { withoutStyles } from './withoutStyles.ts';

/** Maximum number of tags, twice the maximum number of elements in a post. More tags, deeply nested, block the browser. */
const maxOwnTags = 20_000;

/** Returns HTML that was copied from Vocal without styles and handlers. Null for HTML of other programs. */
export function ownHtml(html: string): string | null {
  if (!html.includes(ownCopy) || !html.includes('data-pm-slice') || countTags(html) > maxOwnTags) return null;
  const unstyled = withoutStyles(html);
  const { body } = new DOMParser().parseFromString(unstyled, 'text/html');
  if (body.querySelector(`[data-pm-slice][${ownCopy}]`)) return unstyled;
  // ProseMirror puts a table around copied cells. In a text, they stay a table. In another table, they fill its cells
  // (`tablePlugins`).
  const cells = body.querySelector('table[data-pm-slice]');
  if (!cells?.querySelector(`[${ownCopy}]`)) return null;
  cells.removeAttribute('data-pm-slice');
  boxTables(body);
  return body.innerHTML;
}
