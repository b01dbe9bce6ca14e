import type { Editor } from '@tiptap/react';
import { useLayoutEffect } from 'react';
import { tablePlugins } from '../document/table/tablePlugins.ts';
import { BoxKindField } from './BoxKindField.tsx';
import { CodeLanguageField } from './CodeLanguageField.tsx';
import { EmbedField } from './EmbedField.tsx';
import { FileField } from './FileField.tsx';
import { FootnoteField } from './FootnoteField.tsx';
import { SectionNumbering } from './SectionNumbering.tsx';
import { TableMenu } from './TableMenu.tsx';

/**
 * Tools of blocks in the text: keys and menu of tables, words of footnotes, language of code, kind of boxes, address of
 * cards, name of files, and numbering of sections.
 */
export function BlockTools({ editor }: { editor: Editor }) {
  useLayoutEffect(() => {
    // The keys of tables take precedence over the keys of lists and blocks.
    for (const plugin of tablePlugins().reverse())
      editor.registerPlugin(plugin, (added, plugins) => [added, ...plugins]);
  }, [editor]);
  return (
    <>
      <FootnoteField editor={editor} />
      <TableMenu editor={editor} />
      <CodeLanguageField editor={editor} />
      <BoxKindField editor={editor} />
      <EmbedField editor={editor} />
      <FileField editor={editor} />
      <SectionNumbering editor={editor} />
    </>
  );
}
