import { Extension } from '@tiptap/core';

const directed = ['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote', 'sectionTitle'];
const holes = ['moduleTitle', 'moduleCaption', 'moduleText'];

/** The direction of a block that follows the first letter of its text; it is not stored (`writeElements`). */
export const ownDirection = 'auto';

/** Gives each block the direction of its text, unless its writer stated one: a post may have several languages. */
export const direction = Extension.create({
  name: 'direction',
  addGlobalAttributes: () => [
    {
      types: [...directed, ...holes],
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
