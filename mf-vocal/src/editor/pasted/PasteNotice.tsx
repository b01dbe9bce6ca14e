import { Button } from '@marquee/shared';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { noPaste, type PasteReport, pasteKey } from '../document/paste/pasteState.ts';
import { Notice, NoticeActions } from '../status/Notice.tsx';
import { showCaretBelow } from '../status/showCaretBelow.ts';
import { leftOutText, pasteTexts } from './pasteTexts.ts';

type PasteNoticeProps = { editor: Editor; report: PasteReport; announce: (text: string) => void };

/** One line with what the last paste left out, and “Undo paste” while the paste is the last step. */
export function PasteNotice({ editor, report, announce }: PasteNoticeProps) {
  const { leftOut, isLastStep } = report;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    announce(leftOutText(leftOut));
    if (line.current) showCaretBelow(line.current, editor);
  }, [announce, editor, leftOut]);
  const close = () => {
    editor.view.dispatch(editor.state.tr.setMeta(pasteKey, noPaste));
    editor.commands.focus();
  };
  return (
    <div ref={line}>
      <Notice text={leftOutText(leftOut)} isPolite>
        <NoticeActions>
          {isLastStep ? (
            <Button $quiet onClick={() => editor.chain().undo().focus().run()}>
              {pasteTexts.undo}
            </Button>
          ) : null}
          <Button $quiet onClick={close}>
            {pasteTexts.close}
          </Button>
        </NoticeActions>
      </Notice>
    </div>
  );
}
