import { DOMSerializer, type Fragment } from '@tiptap/pm/model';
import { writeBoxes } from '../box/box.ts';
import { ownDirection } from '../nodes/direction.ts';
import { unboxTables } from '../table/tableHtml.ts';
import { writeFootnotes } from './writeFootnotes.ts';

/** Elements of the nodes, as they are stored rather than as the editor shows them. */
export function writeElements(content: Fragment): HTMLElement {
  const root = document.createElement('div');
  const schema = content.firstChild?.type.schema;
  if (!schema) return root;
  DOMSerializer.fromSchema(schema).serializeFragment(content, { document }, root);
  for (const directed of root.querySelectorAll(`[dir=${ownDirection}]`)) directed.removeAttribute('dir');
  unboxTables(root);
  writeFootnotes(root);
  writeBoxes(root);
  for (const link of root.querySelectorAll('figure.embed > a[href=""]')) link.parentElement?.remove();
  // A box without words is no box, and an aside has no title if the writer left it empty.
  for (const empty of root.querySelectorAll('aside')) if (isEmpty(empty)) empty.remove();
  for (const title of root.querySelectorAll('aside > :is(h2, h3, h4):first-child:empty:not(:last-child)'))
    title.remove();
  // An item with one paragraph is written without `<p>`, like a tight list in Markdown.
  for (const item of root.querySelectorAll('li')) {
    const [first, ...others] = item.children;
    if (first?.localName === 'p' && others.every(({ localName }) => localName === 'ul' || localName === 'ol')) {
      first.replaceWith(...first.childNodes);
    }
  }
  for (const kept of root.querySelectorAll<HTMLElement>('[data-kept]')) {
    kept.outerHTML = kept.dataset.kept ?? '';
  }
  return root;
}

function isEmpty(element: Element): boolean {
  return element.textContent.trim() === '' && !element.querySelector('hr, table, [data-kept]');
}
