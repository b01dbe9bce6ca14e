import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { fieldId } from '@marquee/vocal-kit/fields/fieldId.ts';
import { inputStyles } from '@marquee/vocal-kit/fields/inputStyles.ts';
import { getSchema } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { captionExtensions } from '../document/captionExtensions.ts';
import { readLine } from '../document/html/readText.ts';
import { writeLine } from '../document/html/writeLine.ts';
import { usePostLanguage } from '../language/PostLanguageContext.ts';
import { mediaTexts } from '../media/mediaTexts.ts';
import { MarkMenu } from '../menus/MarkMenu.tsx';
import { LazyTypedMarks } from '../typing/LazyTypedMarks.tsx';

const Box = styled.div`
  position: relative;
  display: grid;
  gap: ${token('space1')};

  & .ProseMirror {
    ${inputStyles}
    outline: none;
    white-space: break-spaces;
    overflow-wrap: anywhere;
  }

  & .ProseMirror:focus-visible {
    outline: 3px solid ${token('focus')};
    outline-offset: 1px;
  }

  & .ProseMirror a {
    color: ${token('link')};
  }
`;

const Label = styled.span`
  font-size: ${token('textSm')};
  font-weight: ${token('boldWeight')};
`;

const Hint = styled.p`
  margin: 0;
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
`;

type CaptionFieldProps = {
  /** HTML of one line. An unedited caption stays the same, byte for byte. */
  html: string | null;
  onChange: (html: string | null) => void;
  isReadOnly: boolean;
};

/** Field for the caption of the picture or video at the top of the post. A caption is one line with marks and links. */
export function CaptionField({ html, onChange, isReadOnly }: CaptionFieldProps) {
  const id = useId();
  const now = useRef({ html, onChange });
  useEffect(() => {
    now.current = { html, onChange };
  });
  const [initial] = useState(() => ({
    extensions: captionExtensions,
    content: { type: 'doc', content: readLine(getSchema(captionExtensions), 'doc', html ?? '').toJSON() ?? [] },
  }));
  const editor = useEditor({
    ...initial,
    editable: !isReadOnly,
    injectCSS: false,
    editorProps: {
      attributes: {
        ...{ id: fieldId('imageCaption'), dir: 'auto', role: 'textbox' },
        ...{ 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-hint` },
      },
      // A line has no end to break.
      handleKeyDown: (_, { key }) => key === 'Enter',
    },
    onUpdate: ({ editor: { state } }) => {
      const written = writeLine(state.doc, now.current.html ?? '') || null;
      if (written !== now.current.html) now.current.onChange(written);
    },
  });
  useEffect(() => {
    editor.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);
  return (
    <Box>
      <Label id={`${id}-label`}>{mediaTexts.caption}</Label>
      <div>
        <EditorContent editor={editor} lang={usePostLanguage()?.lang} />
        <MarkMenu editor={editor} />
        <LazyTypedMarks editor={editor} />
      </div>
      <Hint id={`${id}-hint`}>{mediaTexts.captionHint}</Hint>
    </Box>
  );
}
