import { styled } from '@marquee/shared/styled';
import { type Editor, EditorContent } from '@tiptap/react';
import { holeStyles } from '../blocks/holeStyles.ts';
import { listicleStyles } from '../blocks/listicle/listicleStyles.ts';
import { FieldFault } from '../fields/FieldFault.tsx';
import { fieldId } from '../fields/fieldId.ts';
import { useFault } from '../fields/useFault.ts';
import { AddBlockButton } from '../menus/AddBlockButton.tsx';
import { MarkMenu } from '../menus/MarkMenu.tsx';
import { SlashMenu } from '../menus/SlashMenu.tsx';
import { documentStyles } from './documentStyles.ts';

const Area = styled.div`
  ${documentStyles}
  ${holeStyles}
  ${listicleStyles}
`;

/** The document and its menus. */
export function DocumentArea({ editor }: { editor: Editor }) {
  const fault = useFault('content');
  return (
    <div>
      {fault ? <FieldFault id={`${fieldId('content')}-fault`}>{fault}</FieldFault> : null}
      <Area data-document="">
        <EditorContent editor={editor} />
        <MarkMenu editor={editor} />
        <SlashMenu editor={editor} />
        <AddBlockButton editor={editor} />
      </Area>
    </div>
  );
}
