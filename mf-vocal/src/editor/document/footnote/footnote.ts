import { withoutBrackets } from '@marquee/shared/posts/footnoteText';
import { Node } from '@tiptap/core';
import { allowedHtml } from '../html/allowedHtml.ts';

/**
 * Footnote at its place in the text. `html` is the note, one line with marks and links. A post stores the note inside its
 * sentence, and the page of the post shows it at the end. So a note cannot lose its number or its place.
 */
export const footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ html: { default: '', rendered: false } }),
  parseHTML: () => [
    // Marks such as `link` would read the words of the element as text, so its priority is higher than theirs.
    {
      tag: 'span[role=doc-footnote]',
      priority: 70,
      getAttrs: (element) => ({ html: withoutBrackets(allowedHtml(element)) }),
    },
    {
      tag: 'span[data-footnote]',
      priority: 70,
      getAttrs: (element) => {
        const note = new DOMParser().parseFromString(element.dataset.footnote ?? '', 'text/html').body;
        return { html: allowedHtml(note) };
      },
    },
  ],
  renderHTML: ({ node }) => ['span', { 'data-footnote': node.attrs.html }],
  renderText: ({ node }) => ` [${footnoteWords(node.attrs.html)}]`,
});

/** Returns the words of a footnote without its markup. */
export function footnoteWords(html: unknown): string {
  return new DOMParser().parseFromString(String(html), 'text/html').body.textContent;
}
