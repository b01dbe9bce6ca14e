import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type OpenDocument, openDocument, sendClipboard, settled } from '../testing/pasteInto.ts';
import { loadPasteTools } from './loadPasteTools.ts';

let opened: OpenDocument | undefined;
const open = (content?: string) => {
  opened?.editor.destroy();
  opened = openDocument(content);
  return opened;
};
afterEach(() => opened?.editor.destroy());

const article = `---
title: By the sea
tags: [sea, bus]
---

# By the sea

The bus[^1] leaves at **ten**. See [the timetable](https://example.org/bus).

- One
- Two

| Stop | Fare |
|------|-----:|
| Pier | 2.40 |

\`\`\`js
const stop = "sea";
  go(stop);
\`\`\`

[^1]: Line *7*.
`;
const stored = [
  '<h2>By the sea</h2>',
  '<p>The bus<span role="doc-footnote"> [Line <em>7</em>.]</span> leaves at <strong>ten</strong>. See <a href="https://example.org/bus">the timetable</a>.</p>',
  '<ul><li>One</li><li>Two</li></ul>',
  '<table><thead><tr><th>Stop</th><th align="right">Fare</th></tr></thead><tbody><tr><td>Pier</td><td align="right">2.40</td></tr></tbody></table>',
  '<pre><code class="language-javascript">const stop = "sea";\n  go(stop);</code></pre>',
].join('\n');

describe('Markdown', () => {
  it('becomes the blocks of a post, without its front matter', async () => {
    const { paste, stored: now, leftOut } = open();
    paste({ 'text/plain': article });
    await settled();
    expect(now()).toBe(stored);
    expect(leftOut()).toEqual({ frontMatter: 1 });
  });

  it('is plain text after one undo, and gone after two', async () => {
    const { editor, paste, words, stored: now, leftOut } = open('<p>Before</p>');
    editor.commands.insertContent(' the sea. ');
    paste({ 'text/plain': article });
    await settled();
    editor.commands.undo();
    expect(words()).toContain('# By the sea\nThe bus[^1] leaves at **ten**.');
    expect(leftOut()).toBeUndefined();
    editor.commands.undo();
    expect(words()).toBe('Before the sea. ');
    editor.commands.redo();
    editor.commands.redo();
    expect(now()).toContain('<table>');
  });

  it('stays text when it is pasted without formatting', async () => {
    const { editor, paste, words } = open();
    editor.view.dom.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'V', shiftKey: true, ctrlKey: true, keyCode: 86 }),
    );
    paste({ 'text/plain': '## Head\n\n- a\n- **b**' });
    await settled();
    expect(words()).toBe('## Head\n- a\n- **b**');
  });

  it('stays text in code and if the writer goes on in it', async () => {
    const code = open('<pre><code>a</code></pre>');
    code.editor.commands.setTextSelection(2);
    code.paste({ 'text/plain': '\n## Head\n- a\n- b' });
    await settled();
    expect(code.stored()).toBe('<pre><code>a\n## Head\n- a\n- b</code></pre>');
    const changed = open();
    changed.paste({ 'text/plain': '## Head\n\nWords' });
    changed.editor.commands.insertContentAt(4, 'X');
    await settled();
    expect(changed.words()).toBe('## XHead\nWords');
  });

  it('leaves the caret where the writer went on, and the words that followed', async () => {
    const { editor, paste, words } = open('<p>First</p><p>Last</p>');
    paste({ 'text/plain': '**One** and `two`' });
    editor.commands.setTextSelection(1);
    editor.commands.insertContent('The ');
    await settled();
    expect(words()).toBe('The First\nLastOne and two');
    editor.commands.insertContent('very ');
    expect(words()).toBe('The very First\nLastOne and two');
  });

  it('is pasted into the middle of a sentence', async () => {
    const { editor, paste, stored: now } = open('<p>Before after</p>');
    editor.commands.setTextSelection(8);
    paste({ 'text/plain': '**One** and [two](https://example.org/)' });
    await settled();
    expect(now()).toBe('<p>Before <strong>One</strong> and <a href="https://example.org/">two</a>after</p>');
  });
});

describe('code', () => {
  const vsCode = (mode: string) => JSON.stringify({ version: 1, isFromEmptySelection: false, mode });
  const lines = 'if a:\n\tb()\n\n\treturn c\n';

  it('from VS Code is a block with its language and indentation', () => {
    const { paste, stored: now } = open();
    paste({ 'text/plain': lines, 'text/html': '<div>if a:</div>', 'vscode-editor-data': vsCode('python') });
    expect(now()).toBe('<pre><code class="language-python">if a:\n\tb()\n\n\treturn c</code></pre>');
  });

  it('from VS Code is code in a sentence if it is one word', () => {
    const { editor, paste, stored: now } = open('<p>Call</p>');
    editor.commands.insertContent(' it ');
    paste({ 'text/plain': 'run()', 'vscode-editor-data': vsCode('python') });
    expect(now()).toBe('<p>Call it <code>run()</code></p>');
  });

  it('from VS Code becomes blocks if it is Markdown', async () => {
    const { paste, stored: now } = open();
    paste({ 'text/plain': '## Head\n\nWords', 'text/html': '<div>##</div>', 'vscode-editor-data': vsCode('markdown') });
    await settled();
    expect(now()).toBe('<h2>Head</h2>\n<p>Words</p>');
  });

  it('is not recognized by data that no editor wrote', () => {
    for (const data of ['{', '7', '{"mode":7}', `{"mode":"${'x'.repeat(10_000)}"}`]) {
      const { paste, stored: now } = open();
      paste({ 'text/plain': 'a\nb', 'vscode-editor-data': data });
      expect(now()).toBe('<p>a</p>\n<p>b</p>');
    }
  });
});

describe('what a paste left out', () => {
  const html = '<p>One</p><svg width="300"></svg><iframe src="https://ads.example/"></iframe>';
  beforeAll(async () => void (await loadPasteTools()));

  it('is known until undo, and undo takes back the paste alone', () => {
    const { editor, paste, words, leftOut } = open('<p>Before</p>');
    editor.commands.insertContent(' me');
    paste({ 'text/html': html, 'text/plain': 'One' });
    expect(words()).toBe('Before meOne');
    expect(leftOut()).toEqual({ drawings: 1, frames: 1 });
    editor.commands.undo();
    expect(words()).toBe('Before me');
    expect(leftOut()).toBeUndefined();
  });

  it('is forgotten with the next paste, which left out nothing', () => {
    const { paste, leftOut } = open();
    paste({ 'text/html': html });
    paste({ 'text/html': '<p>Two</p>' });
    expect(leftOut()).toBeUndefined();
  });

  it('is the formatting of a text that is more than a post can have', () => {
    const { paste, words, leftOut } = open();
    paste({ 'text/html': '<p>a</p>'.repeat(10_001), 'text/plain': 'One\nTwo' });
    expect(words()).toBe('One\nTwo');
    expect(leftOut()).toEqual({ formatting: 1 });
  });

  it('is counted for dropped words, too', () => {
    const { editor, stored: now, leftOut } = open('<p>Before</p>');
    editor.view.posAtCoords = () => ({ pos: 1, inside: 0 });
    expect(sendClipboard(editor, 'drop', { 'text/html': html })).toBe(true);
    expect(now()).toBe('<p>OneBefore</p>');
    expect(leftOut()).toEqual({ drawings: 1, frames: 1 });
  });
});
