import { afterEach, expect, test } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { changesOf, type DocumentFields } from './changesOf.ts';
import { documentExtensions } from './documentExtensions.ts';
import { documentOf } from './documentOf.ts';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

const code = '<pre><code class="language-css">a {\n\n  color: red; /* &lt;b&gt; &amp; "c" */\n}</code></pre>';

function open(content: string) {
  const draft: DocumentFields = { content, modules: [] };
  const desk = new Editor({ extensions: documentExtensions(), content: documentOf(draft).toJSON(), injectCSS: false });
  editor = desk;
  return { desk, changed: () => changesOf(desk.state.doc, draft).content };
}

test('code is edited as text, and the rest of it stays as it was', () => {
  const { desk, changed } = open(`<p>One</p>\n${code}`);
  expect(desk.state.doc.children.map(({ type }) => type.name)).toEqual(['paragraph', 'codeBlock']);
  desk.commands.insertContentAt(4, '!');
  expect(changed()).toBe(`<p>One!</p>\n${code}`);
  desk.commands.insertContentAt(7, '.');
  expect(changed()).toBe(`<p>One!</p>\n${code.replace('a {', '.a {')}`);
});

test('code gets a language, and loses it', () => {
  const { desk, changed } = open('<pre><code>a = 1</code></pre>');
  desk.commands.setTextSelection(2);
  desk.commands.updateAttributes('codeBlock', { language: 'python' });
  expect(changed()).toBe('<pre><code class="language-python">a = 1</code></pre>');
  desk.commands.updateAttributes('codeBlock', { language: null });
  expect(changed()).toBeUndefined();
});
