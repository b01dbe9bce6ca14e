import type { XmlElement } from './xmlElements.ts';

/** Text of a child of an element; empty without the child. */
export function textOf(element: XmlElement, name: string): string {
  return element.children.find((child) => child.name === name)?.text.trim() ?? '';
}

/** Custom fields of a record. */
export function metaOf(item: XmlElement): Map<string, string> {
  const rows = item.children.filter(({ name }) => name === 'wp:postmeta');
  return new Map(rows.map((row) => [textOf(row, 'wp:meta_key'), textOf(row, 'wp:meta_value')]));
}

/** Parses WordPress's UTC time (`2019-05-04 10:00:00`) or another date format; null without a date. */
export function readDate(text: string): Date | null {
  const date = new Date(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text);
  const year = date.getUTCFullYear();
  return year >= 1970 && year < 2200 ? date : null;
}
