import type { HeadTag } from '../serverContract.ts';

/** Replaces the page's elements of the head by the elements of the page that is now shown. */
export function updateHead(document: Document, tags: readonly HeadTag[]): void {
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  for (const { tag, attributes, text } of tags) {
    if (tag === 'title') {
      document.title = text ?? '';
      continue;
    }
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.dataset.page = '';
    if (text) element.textContent = text;
    document.head.append(element);
  }
}
