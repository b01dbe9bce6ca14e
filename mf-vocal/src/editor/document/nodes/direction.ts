import { Extension } from '@tiptap/core';

const directed = ['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote', 'sectionTitle'];
const cells = ['tableCaption', 'tableCell', 'tableHeader'];
const holes = ['moduleTitle', 'moduleCaption', 'moduleText'];

/** Direction that follows the first letter of the text. It is not stored (`writeElements`). */
export const ownDirection = 'auto';

/** Gives each block a direction, because a post may have several languages. The default follows the text. */
export const direction = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => [
    {
      types: [...directed, ...cells, ...holes],
      attributes: {
        dir: { default: ownDirection, parseHTML: stated, renderHTML: ({ dir }) => ({ dir }) },
      },
    },
  ],
});

function stated(element: HTMLElement): string {
  const dir = element.getAttribute('dir')?.toLowerCase() ?? '';
  return ['ltr', 'rtl'].includes(dir) ? dir : ownDirection;
}
