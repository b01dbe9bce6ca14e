import type { DraftFields } from '@marquee/shared/domain';
import type { Node } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { changesOf } from '../document/changesOf.ts';
import { documentOf } from '../document/documentOf.ts';

/** Maximum number of blocks in which the next unchanged block is searched. */
const maxAhead = 50;
const noStory = { content: '', modules: [] };

/**
 * Changes the open document to a merged story. Replaces only blocks that differ, so that the caret, the scroll position
 * and the history stay. Undo does not take back the merge.
 */
export function showMerged(editor: Editor, story: Pick<DraftFields, 'content' | 'modules'>): void {
  const { tr, doc, schema } = editor.state;
  const before = doc.children;
  const starts = [0];
  for (const { nodeSize } of before) starts.push((starts.at(-1) ?? 0) + nodeSize);
  // Replaces the last difference first, so that earlier positions stay valid.
  for (const { from, to, nodes } of differences(before, documentOf(story, schema).children).reverse())
    tr.replaceWith(starts[from] ?? 0, starts[to] ?? 0, nodes);
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
}

type Difference = { from: number; to: number; nodes: Node[] };

/** Finds the blocks to replace. Both lists have most of their blocks in common, in the same order. */
function differences(before: readonly Node[], after: readonly Node[]): Difference[] {
  const found: Difference[] = [];
  let [left, right] = [0, 0];
  while (left < before.length || right < after.length) {
    const [end, endOfAfter] = nextSame(before, after, [left, right]);
    const removed = withoutEmptyEnds(before, left, end);
    if (removed.from < removed.to || right < endOfAfter)
      found.push({ ...removed, nodes: after.slice(right, endOfAfter) });
    left = end + 1;
    right = endOfAfter + 1;
  }
  return found;
}

/** Returns the places of the next block that both lists have in common, or the lengths of the lists. */
function nextSame(before: readonly Node[], after: readonly Node[], [left, right]: [number, number]): [number, number] {
  for (let distance = 0; distance <= maxAhead; distance += 1) {
    for (let skipped = 0; skipped <= distance; skipped += 1) {
      const [one, other] = [before[left + skipped], after[right + distance - skipped]];
      if (one && other && isSame(one, other)) return [left + skipped, right + distance - skipped];
    }
  }
  return [before.length, after.length];
}

/** Leaves out empty paragraphs at the ends of a range. They are not stored, but the caret may be in one. */
function withoutEmptyEnds(blocks: readonly Node[], from: number, to: number): { from: number; to: number } {
  const isEmpty = (place: number) => blocks[place]?.type.name === 'paragraph' && blocks[place]?.childCount === 0;
  let [start, end] = [from, to];
  while (start < end && isEmpty(end - 1)) end -= 1;
  while (start < end && isEmpty(start)) start += 1;
  return { from: start, to: end };
}

/** True if a block is stored as `stored`, although it may differ in the document, for example in spaces at a line's end. */
function isSame(block: Node, stored: Node): boolean {
  if (block.eq(stored)) return true;
  if (block.type !== stored.type) return false;
  const document = block.type.schema.node('doc', null, [block]);
  const [again, ...others] = documentOf({ ...noStory, ...changesOf(document, noStory) }, block.type.schema).children;
  return others.length === 0 && again !== undefined && withoutId(again).eq(withoutId(stored));
}

function withoutId({ type, attrs, content, marks }: Node): Node {
  const id = { ...('module' in attrs && { module: null }), ...('run' in attrs && { run: null }) };
  return type.create({ ...attrs, ...id }, content, marks);
}
