/** A paragraph that Word shows as an item of a list. */
export type WordListItem = { level: number; tag: 'ol' | 'ul'; start: number };

const ordered = /^[(]?(?:(\d+)|[a-z]|[ivxlcdm]+)[.)]/i;

/**
 * Returns the list item that a pasted paragraph stands for, and removes the bullet or number from the paragraph.
 * Returns null for other paragraphs.
 */
export function takeWordListItem(paragraph: Element): WordListItem | null {
  const style = paragraph.getAttribute('data-style') ?? '';
  const level = /mso-list\s*:[^;]*\blevel(\d+)/i.exec(style)?.[1];
  const posted = paragraph.localName === 'li' ? paragraph.getAttribute('data-aria-level') : null;
  if (posted) return itemOnline(paragraph, Number(posted));
  if (!level) return null;
  const markers = [...paragraph.querySelectorAll('[data-style]')].filter((element) =>
    /mso-list\s*:\s*ignore/i.test(element.getAttribute('data-style') ?? ''),
  );
  const marker = markers
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
  for (const element of markers) element.remove();
  const number = ordered.exec(marker);
  return { level: Number(level), tag: number ? 'ol' : 'ul', start: Number(number?.[1] ?? 1) };
}

/** Word for the web puts each item into a list of its own. */
function itemOnline(item: Element, level: number): WordListItem {
  const tag = item.parentElement?.localName === 'ol' ? 'ol' : 'ul';
  return { level, tag, start: Number(item.getAttribute('data-aria-posinset') ?? 1) };
}
