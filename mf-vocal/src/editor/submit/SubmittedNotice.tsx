import { useEffect, useRef } from 'react';
import { editorTexts } from '../editorTexts.ts';
import { Done } from '../page/postEditorParts.ts';

/** Says that the post was submitted. The notice takes the focus, because the focused button is gone. */
export function SubmittedNotice({ onSeePlace }: { onSeePlace: () => void }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <Done role="status" ref={box} tabIndex={-1}>
      {editorTexts.submitted}{' '}
      <button type="button" onClick={onSeePlace}>
        {editorTexts.seePlace}
      </button>
    </Done>
  );
}
