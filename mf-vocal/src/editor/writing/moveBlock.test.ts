import { describe, expect, it } from '@jest/globals';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { documentSchema } from '../document/documentSchema.ts';
import { moveBlock, moveBlockTo } from './moveBlock.ts';

/** Three paragraphs, with the caret after the first letter of one. */
function stateIn(index: number): EditorState {
  const schema = documentSchema();
  const texts = ['one', 'four', 'three'];
  const doc = schema.node(
    'doc',
    null,
    texts.map((text) => schema.node('paragraph', null, schema.text(text))),
  );
  const start = texts.slice(0, index).reduce((sum, text) => sum + text.length + 2, 0);
  return EditorState.create({ doc, selection: TextSelection.create(doc, start + 2) });
}

const blocksOf = (state: EditorState) => state.doc.children.map(({ textContent }) => textContent);

describe('moveBlock', () => {
  it.each([
    ['up', ['four', 'one', 'three'], 1],
    ['down', ['one', 'three', 'four'], 3],
  ] as const)('moves the block with the caret %s, and the caret with it', (direction, blocks, place) => {
    const before = stateIn(1);
    const move = moveBlock(before, direction);
    expect(move).toMatchObject({ place, of: 3 });
    const after = before.apply(move?.transaction ?? before.tr);
    expect(blocksOf(after)).toEqual(blocks);
    expect(after.selection.$from.parent.textContent).toBe('four');
    expect(after.selection.$from.parentOffset).toBe(1);
  });

  it('moves nothing beyond the ends', () => {
    expect(moveBlock(stateIn(0), 'up')).toBeNull();
    expect(moveBlock(stateIn(2), 'down')).toBeNull();
  });
});

describe('moveBlockTo', () => {
  it.each([
    [0, 3, ['four', 'three', 'one'], 3],
    [2, 0, ['three', 'one', 'four'], 1],
    [0, 2, ['four', 'one', 'three'], 2],
  ])('moves block %i into gap %i', (index, gap, blocks, place) => {
    const before = stateIn(1);
    const move = moveBlockTo(before, index, gap);
    expect(move).toMatchObject({ place, of: 3 });
    const after = before.apply(move?.transaction ?? before.tr);
    expect(blocksOf(after)).toEqual(blocks);
    // The caret stays in its words.
    expect(after.selection.$from.parent.textContent).toBe('four');
  });

  it.each([
    [1, 1],
    [1, 2],
    [1, 4],
    [1, -1],
    [3, 0],
  ])('leaves block %i where it is for gap %i', (index, gap) => expect(moveBlockTo(stateIn(0), index, gap)).toBeNull());
});
