import { describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions';
import { documentExtensions } from '../document/documentExtensions.ts';
import { finding, findingOf, lookFor } from './finding.ts';
import { maxMatches } from './findMatches.ts';
import { replaceAll, replaceCurrent } from './replaceMatches.ts';

function open(content: string, wanted: string, options = { hasCase: false, isWhole: false }): Editor {
  const editor = new Editor({ extensions: [...documentExtensions(), UndoRedo, finding], content, injectCSS: false });
  editor.view.dispatch(lookFor(editor.state, wanted, options));
  return editor;
}
const htmlOf = (editor: Editor) => editor.getHTML().replaceAll(' dir="auto"', '');

function everywhere(editor: Editor, replacement: string) {
  const { transaction, count, left } = replaceAll(editor.state, replacement);
  editor.view.dispatch(transaction);
  return { count, left };
}

describe('replacing all matches', () => {
  it('keeps marks and links, and is one undo', () => {
    const html =
      '<p>The <strong>sea</strong>, a sea.</p><ul><li><p>Sea <a href="https://example.com">sea view</a></p></li></ul>';
    const editor = open(html, 'sea');
    expect(everywhere(editor, 'lake')).toEqual({ count: 4, left: 0 });
    const replaced =
      '<p>The <strong>lake</strong>, a lake.</p><ul><li><p>lake <a href="https://example.com">lake view</a></p></li></ul>';
    expect(htmlOf(editor)).toBe(replaced);
    editor.commands.undo();
    expect(htmlOf(editor)).toBe(html);
  });

  it('removes the matches if the replacement is empty', () => {
    const editor = open('<p>sea and sea</p>', 'sea');
    everywhere(editor, '');
    expect(editor.getText()).toBe(' and ');
  });

  it('does not search in its replacements', () => {
    const editor = open('<p>sea</p>', 'sea');
    expect(everywhere(editor, 'sea sea')).toEqual({ count: 1, left: 0 });
    expect(editor.getText()).toBe('sea sea');
  });

  it('leaves matches with a footnote or a line break in them', () => {
    const html = '<p>one<span role="doc-footnote"> [Note.]</span> two, one<br>two, one two</p>';
    const editor = open(html, 'one two');
    expect(everywhere(editor, 'three')).toEqual({ count: 1, left: 1 });
    expect(editor.getText()).toContain('three');
    expect(htmlOf(editor)).toContain('data-footnote');
  });

  it('reaches beyond the matches that are marked', () => {
    const editor = open(`<p>${'a '.repeat(maxMatches + 5)}</p>`, 'a');
    expect(everywhere(editor, 'b')).toEqual({ count: maxMatches + 5, left: 0 });
    expect(editor.getText()).not.toContain('a');
  });
});

describe('replacing one match', () => {
  it('goes on to the next match, until there is none', () => {
    const editor = open('<p>sea one, sea two</p>', 'sea');
    const replaceOne = () => {
      const replaced = replaceCurrent(editor.state, 'lake');
      if (replaced) editor.view.dispatch(replaced.transaction);
      return replaced?.count;
    };
    replaceOne();
    expect(editor.getText()).toBe('lake one, sea two');
    expect(findingOf(editor.state)).toMatchObject({ current: 0, matches: [{ from: 11, to: 14 }] });
    replaceOne();
    expect(editor.getText()).toBe('lake one, lake two');
    expect(replaceOne()).toBeUndefined();
  });
});

describe('options of the search', () => {
  it.each([
    ['case', { hasCase: true, isWhole: false }, ['Sea', 'Seaside']],
    ['whole words', { hasCase: false, isWhole: true }, ['sea', 'Sea', 'SEA']],
    ['both', { hasCase: true, isWhole: true }, ['Sea']],
  ])('respect %s', (_, options, expected) => {
    const editor = open('<p>sea, Sea, Seaside, overseas, SEA</p>', 'Sea', options);
    const found = findingOf(editor.state).matches.map(({ from, to }) => editor.state.doc.textBetween(from, to));
    expect(found).toEqual(expected.map((word) => word.slice(0, 3)));
  });

  it('stay while the words of the search change', () => {
    const editor = open('<p>sea Sea</p>', 'x', { hasCase: true, isWhole: false });
    editor.view.dispatch(lookFor(editor.state, 'sea'));
    expect(findingOf(editor.state).matches).toHaveLength(1);
  });
});
