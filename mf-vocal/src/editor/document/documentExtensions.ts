import type { Extensions, NodeViewRenderer } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { box } from './box/box.ts';
import { embed } from './embed/embed.ts';
import { liveAddresses } from './embed/liveAddresses.ts';
import { file } from './file/file.ts';
import { footnote } from './footnote/footnote.ts';
import { footnoteKeys } from './footnote/footnoteKeys.ts';
import { blockKeys } from './keys/blockKeys.ts';
import { freshSelection } from './keys/freshSelection.ts';
import { inlineMarks } from './marks/inlineMarks.ts';
import { link } from './marks/link.ts';
import { direction } from './nodes/direction.ts';
import { holes } from './nodes/holes.ts';
import { keptHtml } from './nodes/keptHtml.ts';
import { type BlockType, blockTypes } from './nodes/moduleFields.ts';
import { moduleIds } from './nodes/moduleIds.ts';
import { moduleNode } from './nodes/moduleNode.ts';
import { runStart } from './nodes/runStart.ts';
import { sectionTitle } from './nodes/sectionTitle.ts';
import { cleanPaste } from './paste/cleanPaste.ts';
import { tableNodes } from './table/tableNodes.ts';

/** Views of the blocks that are more than text. */
export type BlockViews = Readonly<Record<BlockType | 'keptHtml', NodeViewRenderer>>;

/** Tiptap's ordered list with the attributes that the api's sanitizer keeps. */
const orderedList = OrderedList.extend({
  addAttributes: () => ({
    start: { default: 1, parseHTML: (element: HTMLElement) => Number(element.getAttribute('start') ?? 1) },
    reversed: {
      default: false,
      parseHTML: (element: HTMLElement) => element.hasAttribute('reversed'),
      renderHTML: ({ reversed }) => (reversed ? { reversed: '' } : {}),
    },
  }),
});

/** Tiptap's block of code without its own paste from VS Code, which `cleanPaste` handles. */
const codeBlock = CodeBlock.extend({ addProseMirrorPlugins: () => [] }).configure({
  enableTabIndentation: true,
  tabSize: 2,
});

/**
 * Nodes, marks and keys of a post's document. Its top level is text, titles of sections, and the modules that are
 * blocks; `documentOf` and `changesOf` translate.
 */
export function documentExtensions(views: Partial<BlockViews> = {}): Extensions {
  const blocks = blockTypes.map((type) => shown(moduleNode(type), views[type]));
  return [
    Document.extend({ content: '(block | module)+' }),
    Paragraph,
    Text,
    Heading.configure({ levels: [2, 3, 4] }),
    BulletList,
    orderedList,
    ListItem,
    ListKeymap,
    Blockquote,
    box,
    embed,
    file,
    liveAddresses,
    HorizontalRule,
    HardBreak,
    Bold,
    Italic,
    // Code can be inside links and bold text.
    Code.extend({ excludes: '' }),
    // Leaves out <del>, which has a separate mark.
    Strike.extend({ parseHTML: () => [{ tag: 's' }, { tag: 'strike' }] }),
    link,
    ...inlineMarks,
    footnote,
    footnoteKeys,
    codeBlock,
    sectionTitle,
    ...tableNodes,
    ...blocks,
    ...holes,
    shown(keptHtml, views.keptHtml),
    runStart,
    direction,
    moduleIds,
    freshSelection,
    blockKeys,
    cleanPaste,
  ];
}

function shown(node: ReturnType<typeof moduleNode>, view: NodeViewRenderer | undefined) {
  return view ? node.extend({ addNodeView: () => view }) : node;
}
