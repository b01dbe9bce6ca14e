import { styled } from '@marquee/shared/styled';
import { FieldFault } from '@marquee/vocal-kit/fields/FieldFault.tsx';
import { fieldId } from '@marquee/vocal-kit/fields/fieldId.ts';
import { useFault } from '@marquee/vocal-kit/fields/useFault.ts';
import { type Editor, EditorContent } from '@tiptap/react';
import { useRef } from 'react';
import { holeStyles } from '../blocks/holeStyles.ts';
import { listicleStyles } from '../blocks/listicle/listicleStyles.ts';
import { LazyBlockHandle } from '../drag/LazyBlockHandle.tsx';
import { usePostLanguage } from '../language/PostLanguageContext.ts';
import { AddBlockButton } from '../menus/AddBlockButton.tsx';
import { LazyBlockTools } from '../menus/LazyBlockTools.tsx';
import { MarkMenu } from '../menus/MarkMenu.tsx';
import { SlashMenu } from '../menus/SlashMenu.tsx';
import { useLaidOut } from '../menus/useLaidOut.ts';
import { LazyTemplates } from '../templates/LazyTemplates.tsx';
import { LazyTouchBar } from '../touch/LazyTouchBar.tsx';
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

type DocumentAreaProps = { editor: Editor; announce: (text: string) => void; openFind: () => void };

/** Shows the document and its menus. */
export function DocumentArea({ editor, announce, openFind }: DocumentAreaProps) {
  const fault = useFault('content');
  const area = useRef<HTMLDivElement>(null);
  useLaidOut(editor);
  return (
    <div ref={area}>
      {fault ? <FieldFault id={`${fieldId('content')}-fault`}>{fault}</FieldFault> : null}
      <Area data-document="">
        <EditorContent editor={editor} {...usePostLanguage()} />
        <MarkMenu editor={editor} />
        <LazyTypedMarks editor={editor} />
        <LazyBlockTools editor={editor} />
        <SlashMenu editor={editor} />
        <LazyTemplates editor={editor} announce={announce} />
        <LazyBlockHandle editor={editor} announce={announce} />
        <AddBlockButton editor={editor} />
      </Area>
      <LazyTouchBar editor={editor} around={area} openFind={openFind} />
    </div>
  );
}
