import { Node } from '@tiptap/core';

/** Title of a stretch of text: a section of the post, or an item of a listicle. The stretch ends at the next module. */
export const sectionTitle = Node.create({
  name: 'sectionTitle',
  group: 'module',
  content: 'text*',
  marks: '',
  defining: true,
  addAttributes: () => ({
    /** Id of the content module that begins with this title. Null for a new section. */
    module: { default: null, rendered: false, keepOnSplit: false, parseHTML: () => null },
    isListicleItem: {
      default: false,
      parseHTML: (element: HTMLElement) => element.dataset.section === 'item',
      renderHTML: ({ isListicleItem }) => ({ 'data-section': isListicleItem ? 'item' : 'title' }),
    },
  }),
  parseHTML: () => [{ tag: 'h2[data-section]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['h2', HTMLAttributes, 0],
});
