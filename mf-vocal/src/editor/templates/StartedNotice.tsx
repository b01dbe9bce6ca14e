import { Button, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { Editor } from '@tiptap/react';
import { useEffect } from 'react';
import { templateTexts } from './templateTexts.ts';

const Toast = styled.section`
  position: fixed;
  z-index: 15;
  inset-block-end: ${token('space4')};
  inset-inline: ${token('space4')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space2')} ${token('space4')};
  inline-size: fit-content;
  max-inline-size: 30rem;
  margin-inline: auto;
  padding: ${token('space2')} ${token('space4')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  box-shadow: ${token('shadowRaised')};
  color: ${token('ink')};
  font-family: ${token('fontBody')};
  font-size: ${token('textMd')};
  line-height: 1.4;

  & p {
    margin: 0;
  }
`;

type StartedNoticeProps = { editor: Editor; name: string; onClose: () => void };

/** Says what the post was started from, with a button that takes it back. The next change of the text closes it. */
export function StartedNotice({ editor, name, onClose }: StartedNoticeProps) {
  useEffect(() => {
    editor.on('update', onClose);
    return () => void editor.off('update', onClose);
  }, [editor, onClose]);
  return (
    <Toast aria-label={templateTexts.started(name)}>
      <p>{templateTexts.started(name)}</p>
      <Button $quiet onClick={() => editor.chain().undo().focus().run()}>
        {templateTexts.undo}
      </Button>
    </Toast>
  );
}
