import type { Node } from '@tiptap/pm/model';

/** A run of text at the top level of a document: a `content` module, or the post's own content. */
export type TextStretch = { kind: 'text'; id: string | null; title: Node | null; blocks: Node[] };

/** Part of the document that becomes one module. */
export type Stretch = TextStretch | { kind: 'block'; id: string | null; block: Node };

/** The document cut into modules. The first stretch is the post's own content, which may be empty. */
export function stretchesOf(document: Node): [TextStretch, ...Stretch[]] {
  const first: TextStretch = { kind: 'text', id: null, title: null, blocks: [] };
  const stretches: [TextStretch, ...Stretch[]] = [first];
  document.forEach((node) => {
    const last = stretches.at(-1);
    if (node.type.name === 'sectionTitle') {
      stretches.push({ kind: 'text', id: node.attrs.module, title: node, blocks: [] });
    } else if (node.type.isInGroup('module')) {
      stretches.push({ kind: 'block', id: node.attrs.module, block: node });
    } else if (last?.kind === 'text' && node.attrs.run === null) last.blocks.push(node);
    else stretches.push({ kind: 'text', id: node.attrs.run, title: null, blocks: [node] });
  });
  return stretches;
}
