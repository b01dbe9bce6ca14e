import { Node } from '@tiptap/core';
import { readBlockData, writeBlockData } from './blockData.ts';
import { type BlockType, hasArrival, hasCaption, moduleFields } from './moduleFields.ts';

/** Source of the pictures of a new block (`waitingPictures`). It is never saved. */
const arrival = { arrival: null };

/** Creates the node for a type of block. Title, caption and text of the block are edited inside the node. */
export function moduleNode(type: BlockType) {
  return Node.create({
    name: type,
    group: 'module',
    content: hasCaption[type] ? 'moduleTitle moduleCaption moduleText' : 'moduleTitle moduleText',
    draggable: true,
    isolating: true,
    defining: true,
    addAttributes() {
      const fields = { module: null, isListicleItem: false, ...moduleFields[type], ...(hasArrival(type) && arrival) };
      return Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          { default: value, rendered: false, parseHTML: () => null },
        ]),
      );
    },
    parseHTML: () => [
      {
        tag: `section[data-module=${type}]`,
        getAttrs: (element: HTMLElement) => readBlockData(type, element.dataset.block) ?? false,
        // The element also contains the markup that other programs show of the block.
        contentElement: (element: HTMLElement) =>
          element.querySelector<HTMLElement>(':scope > [data-holes]') ?? element,
      },
    ],
    renderHTML: ({ node }) => ['section', { 'data-module': type, 'data-block': writeBlockData(node.attrs) }, 0],
  });
}
