import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { OpenDocument } from '../testing/pasteInto.ts';

let tools: typeof import('../testing/pasteInto.ts');
let opened: OpenDocument | undefined;
beforeEach(async () => {
  // The code for pasting loads once in a module. Each test begins before it.
  jest.resetModules();
  tools = await import('../testing/pasteInto.ts');
});
afterEach(() => opened?.editor.destroy());

const open = (content: string) => {
  opened = tools.openDocument(content);
  return opened;
};
const word = (...lines: string[]) => ({
  'text/html': `<html>${lines.map((line) => `<p class=MsoNormal>${line}<o:p></o:p></p>`).join('')}</html>`,
  'text/plain': lines.join('\n'),
});

it('stays before what is typed while its code loads', async () => {
  const { editor, paste, words } = open('<p>First</p>');
  editor.commands.splitBlock();
  paste(word('A bold plan'));
  editor.commands.splitBlock();
  editor.commands.insertContent('The driver');
  await tools.settled();
  expect(words()).toBe('First\nA bold plan\nThe driver');
  editor.commands.insertContent(' goes on');
  expect(words()).toBe('First\nA bold plan\nThe driver goes on');
});

it('keeps the order of two pastes, with the caret after the last one', async () => {
  const { editor, paste, words } = open('<p>Says: zero</p>');
  paste(word(', one'));
  paste(word(', two'));
  await tools.settled();
  editor.commands.insertContent(', three');
  expect(words()).toBe('Says: zero, one, two, three');
});

it('replaces a selection once by two pastes', async () => {
  const { editor, paste, words } = open('<p>The old sea</p>');
  editor.commands.setTextSelection({ from: 5, to: 8 });
  paste(word('cold'));
  paste(word(', wide'));
  await tools.settled();
  editor.commands.insertContent('!');
  expect(words()).toBe('The cold, wide! sea');
});

it('replaces what was selected, and leaves the caret where the writer has moved it', async () => {
  const { editor, paste, words } = open('<p>The old sea and the bus</p>');
  editor.commands.setTextSelection({ from: 5, to: 8 });
  paste(word('cold'));
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  editor.commands.insertContent(' stop');
  await tools.settled();
  editor.commands.insertContent('.');
  expect(words()).toBe('The cold sea and the bus stop.');
});

it('goes before words that were typed over the selection', async () => {
  const { editor, paste, words } = open('<p>The old sea</p>');
  editor.commands.setTextSelection({ from: 5, to: 8 });
  paste(word('cold'));
  editor.commands.insertContent('er');
  await tools.settled();
  editor.commands.insertContent('!');
  expect(words()).toBe('The colder! sea');
});
