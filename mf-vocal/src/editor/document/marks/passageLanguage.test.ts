import { describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { changesOf } from '../changesOf.ts';
import { documentExtensions } from '../documentExtensions.ts';
import { documentOf } from '../documentOf.ts';

const written = (content: string, edit: (editor: Editor) => void) => {
  const before = { content, modules: [] };
  const editor = new Editor({ extensions: documentExtensions(), injectCSS: false });
  editor.commands.setContent(documentOf(before, editor.schema).toJSON());
  edit(editor);
  return changesOf(editor.state.doc, before).content ?? content;
};

describe('the language of a passage', () => {
  it('is stored with its direction', () => {
    const mark = (editor: Editor) =>
      editor.chain().setTextSelection({ from: 6, to: 10 }).setMark('language', { lang: 'ar' }).run();
    expect(written('<p>Said qala.</p>', mark)).toBe('<p>Said <span lang="ar" dir="rtl">qala</span>.</p>');
  });

  it('stays with its words, and ends where they end', () => {
    const html = '<p>The <em><span lang="fr" dir="ltr">mot</span></em> juste</p>';
    expect(written(html, () => undefined)).toBe(html);
    const type = (editor: Editor) => editor.chain().setTextSelection(8).insertContent('s').run();
    expect(written('<p>The <span lang="fr" dir="ltr">mot</span></p>', type)).toBe(
      '<p>The <span lang="fr" dir="ltr">mot</span>s</p>',
    );
  });

  it('of pasted HTML is kept only if it is a language', () => {
    const editor = new Editor({ extensions: documentExtensions(), injectCSS: false });
    editor.commands.setContent('<p><span lang="EN-US">a</span><span lang="pt-BR">b</span></p>');
    expect(editor.getHTML()).toContain('a<span lang="pt-BR" dir="ltr">b</span>');
  });
});
