import { styled } from '@marquee/shared/styled';
import { FieldFault } from '@marquee/vocal-kit/fields/FieldFault.tsx';
import { fieldId } from '@marquee/vocal-kit/fields/fieldId.ts';
import { useFault } from '@marquee/vocal-kit/fields/useFault.ts';
import { type Editor, EditorContent } from '@tiptap/react';
import { holeStyles } from '../blocks/holeStyles.ts';
import { listicleStyles } from '../blocks/listicle/listicleStyles.ts';
import { BlockHandle } from '../drag/BlockHandle.tsx';
import { usePostLanguage } from '../language/PostLanguageContext.ts';
import { AddBlockButton } from '../menus/AddBlockButton.tsx';
import { LazyBlockTools } from '../menus/LazyBlockTools.tsx';
import { MarkMenu } from '../menus/MarkMenu.tsx';
import { SlashMenu } from '../menus/SlashMenu.tsx';
import { useLaidOut } from '../menus/useLaidOut.ts';
import { LazyTemplates } from '../templates/LazyTemplates.tsx';
import { LazyTypedMarks } from '../typing/LazyTypedMarks.tsx';
import { boxStyles } from './boxStyles.ts';
import { documentStyles } from './documentStyles.ts';
import { embedStyles } from './embedStyles.ts';
import { tableStyles } from './tableStyles.ts';

const Area = styled.div`
  ${documentStyles}
  ${boxStyles}
  ${embedStyles}
  ${tableStyles}
  ${holeStyles}
  ${listicleStyles}
`;

type DocumentAreaProps = { editor: Editor; announce: (text: string) => void };

/** Shows the document and its menus. */
export function DocumentArea({ editor, announce }: DocumentAreaProps) {
  const fault = useFault('content');
  useLaidOut(editor);
  return (
    <div>
      {fault ? <FieldFault id={`${fieldId('content')}-fault`}>{fault}</FieldFault> : null}
      <Area data-document="">
        <EditorContent editor={editor} {...usePostLanguage()} />
        <MarkMenu editor={editor} />
        <LazyTypedMarks editor={editor} />
        <LazyBlockTools editor={editor} />
        <SlashMenu editor={editor} />
        <LazyTemplates editor={editor} announce={announce} />
        <BlockHandle editor={editor} announce={announce} />
        <AddBlockButton editor={editor} />
      </Area>
    </div>
  );
}
