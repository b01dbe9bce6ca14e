import { styled } from '@marquee/shared/styled';
import { type Editor, EditorContent } from '@tiptap/react';
import { FieldFault } from '../fields/FieldFault.tsx';
import { fieldId } from '../fields/fieldId.ts';
import { useFault } from '../fields/useFault.ts';
import { AddBlockButton } from '../menus/AddBlockButton.tsx';
import { MarkMenu } from '../menus/MarkMenu.tsx';
import { SlashMenu } from '../menus/SlashMenu.tsx';
import { documentStyles, holeStyles } from './documentStyles.ts';

const Area = styled.div`
  ${documentStyles}
  ${holeStyles}
`;

/** The document and its menus. */
export function DocumentArea({ editor }: { editor: Editor }) {
  const fault = useFault('content');
  return (
    <div>
      {fault ? <FieldFault id={`${fieldId('content')}-fault`}>{fault}</FieldFault> : null}
      <Area>
        <EditorContent editor={editor} />
        <MarkMenu editor={editor} />
        <SlashMenu editor={editor} />
        <AddBlockButton editor={editor} />
      </Area>
    </div>
  );
}
