import { afterEach, expect, test } from '@jest/globals';
import type { Editor } from '@tiptap/core';
import { openDraft } from './testing/openDraft.ts';

let opened: Editor | undefined;
afterEach(() => opened?.destroy());

const code = '<pre><code class="language-css">a {\n\n  color: red; /* &lt;b&gt; &amp; "c" */\n}</code></pre>';

function open(content: string) {
  const { editor, changes } = openDraft(content);
  opened = editor;
  return { editor, changed: () => changes().content };
}

test('edits code as text, and keeps the rest as it was', () => {
  const { editor, changed } = open(`<p>One</p>\n${code}`);
  expect(editor.state.doc.children.map(({ type }) => type.name)).toEqual(['paragraph', 'codeBlock']);
  editor.commands.insertContentAt(4, '!');
  expect(changed()).toBe(`<p>One!</p>\n${code}`);
  editor.commands.insertContentAt(7, '.');
  expect(changed()).toBe(`<p>One!</p>\n${code.replace('a {', '.a {')}`);
});

test('sets and removes the language of code', () => {
  const { editor, changed } = open('<pre><code>a = 1</code></pre>');
  editor.commands.setTextSelection(2);
  editor.commands.updateAttributes('codeBlock', { language: 'python' });
  expect(changed()).toBe('<pre><code class="language-python">a = 1</code></pre>');
  editor.commands.updateAttributes('codeBlock', { language: null });
  expect(changed()).toBeUndefined();
});
