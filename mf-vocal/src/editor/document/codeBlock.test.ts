import { afterEach, expect, test } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { changesOf, type DocumentFields } from './changesOf.ts';
import { documentExtensions } from './documentExtensions.ts';
import { documentOf } from './documentOf.ts';

let opened: Editor | undefined;
afterEach(() => opened?.destroy());

const code = '<pre><code class="language-css">a {\n\n  color: red; /* &lt;b&gt; &amp; "c" */\n}</code></pre>';

function open(content: string) {
  const draft: DocumentFields = { content, modules: [] };
  const editor = new Editor({
    extensions: documentExtensions(),
    content: documentOf(draft).toJSON(),
    injectCSS: false,
  });
  opened = editor;
  return { editor, changed: () => changesOf(editor.state.doc, draft).content };
}

test('code is edited as text, and the rest of it stays as it was', () => {
  const { editor, changed } = open(`<p>One</p>\n${code}`);
  expect(editor.state.doc.children.map(({ type }) => type.name)).toEqual(['paragraph', 'codeBlock']);
  editor.commands.insertContentAt(4, '!');
  expect(changed()).toBe(`<p>One!</p>\n${code}`);
  editor.commands.insertContentAt(7, '.');
  expect(changed()).toBe(`<p>One!</p>\n${code.replace('a {', '.a {')}`);
});

test('code gets a language, and loses it', () => {
  const { editor, changed } = open('<pre><code>a = 1</code></pre>');
  editor.commands.setTextSelection(2);
  editor.commands.updateAttributes('codeBlock', { language: 'python' });
  expect(changed()).toBe('<pre><code class="language-python">a = 1</code></pre>');
  editor.commands.updateAttributes('codeBlock', { language: null });
  expect(changed()).toBeUndefined();
});
