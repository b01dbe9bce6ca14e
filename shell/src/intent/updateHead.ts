import type { HeadTag } from '../serverContract.ts';

/** Exchanges the page's own elements of the head for those of the page now shown. */
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
