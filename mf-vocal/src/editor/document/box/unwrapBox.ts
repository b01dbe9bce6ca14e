import type { CommandProps } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { ReplaceAroundStep } from '@tiptap/pm/transform';

/** Replaces the innermost box around the caret by the blocks in it. The caret stays with its words. */
export function unwrapBox({ tr }: CommandProps): boolean {
  const { $from } = tr.selection;
  for (let { depth } = $from; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name !== 'box') continue;
    const start = $from.before(depth);
    const end = $from.after(depth);
    // Deletes the two ends, so that positions inside the box are mapped exactly.
    tr.step(new ReplaceAroundStep(start, end, start + 1, end - 1, Slice.empty, 0));
    return true;
  }
  return false;
}
