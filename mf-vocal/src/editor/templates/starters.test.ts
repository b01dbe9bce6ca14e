import { describe, expect, it } from '@jest/globals';
import { starterSchema } from '@marquee/shared/domain';
import { Editor } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions';
import { documentExtensions } from '../document/documentExtensions.ts';
import { documentSchema } from '../document/documentSchema.ts';
import { insertBlocks, startWith } from './insertBlocks.ts';
import { promptsPlugin, withPrompts } from './prompts.ts';
import { starterBlocks } from './starterBlocks.ts';
import { starters } from './starters.ts';
import { blocksOf, contentOf } from './templateContent.ts';

function open(content: string): Editor {
  const editor = new Editor({ extensions: [...documentExtensions(), UndoRedo], content, injectCSS: false });
  editor.registerPlugin(promptsPlugin(() => undefined));
  return editor;
}

const recipe = starters.find(({ name }) => name === 'Recipe');
function startRecipe(): Editor {
  if (!recipe) throw new Error('There is no recipe');
  const editor = open('');
  const { nodes, prompts } = starterBlocks(editor.schema, recipe);
  editor.view.dispatch(withPrompts(startWith(editor.state, nodes), prompts));
  return editor;
}
const promptsOf = ({ view }: Editor) =>
  [...view.dom.querySelectorAll('[data-prompt]')].map((line) => line.getAttribute('data-prompt'));
const typesOf = ({ state }: Editor) => state.doc.children.map(({ type }) => type.name);

describe('the starters', () => {
  it.each(starters.map((starter) => [starter.name, starter] as const))('have valid blocks: %s', (_, starter) => {
    expect(starterSchema.parse(starter)).toEqual(starter);
    const schema = documentSchema();
    expect(() => schema.node('doc', null, starterBlocks(schema, starter).nodes).check()).not.toThrow();
  });

  it('fill an empty post, show their prompts in empty lines only, and are undone in one step', () => {
    const editor = startRecipe();
    expect(typesOf(editor)).toEqual([
      ...['paragraph', 'image', 'heading', 'bulletList', 'heading', 'orderedList', 'heading', 'paragraph'],
    ]);
    expect(promptsOf(editor)).toEqual([
      'How it tastes, how many it serves, and how long it takes',
      'An ingredient and its amount',
      'The first step',
      'What can go wrong, and what goes with it',
    ]);
    editor.commands.insertContent('Salty');
    expect(promptsOf(editor)).toHaveLength(3);
    expect(editor.getText()).not.toContain('How it tastes');
    editor.commands.undo();
    editor.commands.undo();
    expect(editor.isEmpty).toBe(true);
    expect(promptsOf(editor)).toEqual([]);
  });
});

describe('a template', () => {
  it('has the blocks that were saved, with ids of their own', () => {
    const from = open('<p>One</p><h2 data-section="item">Two</h2><p>Three</p>');
    const content = contentOf(from.schema, from.state.doc.children);
    expect(content).toMatchObject({ content: '<p>One</p>', modules: [{ title: 'Two', content: '<p>Three</p>' }] });
    if (!content) throw new Error('Nothing was saved');
    const to = open('<p>Before</p><p></p><p>After</p>');
    to.commands.setTextSelection(9);
    for (const _ of [1, 2]) to.view.dispatch(insertBlocks(to.state, blocksOf(to.schema, content)));
    expect(to.getText({ blockSeparator: '|' })).toBe('Before|One|Two|Three|After|One|Two|Three');
    const ids = to.state.doc.children.flatMap(({ attrs }) => attrs.module ?? []);
    expect(new Set(ids).size).toBe(2);
  });

  it('is nothing without words and blocks', () => {
    const { schema, state } = open('<p></p>');
    expect(contentOf(schema, state.doc.children)).toBeNull();
  });
});
