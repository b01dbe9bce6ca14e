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
 * Tools of the blocks in the text. They are the keys and menu of tables, the field of a footnote, the language of code,
 * the kind of a box, the address of a card, the name of a file, and the numbering of sections.
 */
export function BlockTools({ editor }: { editor: Editor }) {
  useLayoutEffect(() => {
    // The keys of tables take precedence over those of lists and blocks.
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
