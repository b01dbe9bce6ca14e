import { Button } from '@marquee/shared';
import type { Editor } from '@tiptap/react';
import { useEffect } from 'react';
import { noPaste, type PasteReport, pasteKey } from '../document/paste/pasteState.ts';
import { Notice, NoticeActions } from '../status/Notice.tsx';
import { leftOutText, pasteTexts } from './pasteTexts.ts';

export type PasteNoticeProps = {
  editor: Editor;
  report: PasteReport;
  announce: (text: string) => void;
};

/** One line with what a paste left out. Undo takes back the paste while it is the last step. */
export function PasteNotice({ editor, report, announce }: PasteNoticeProps) {
  const text = leftOutText(report.leftOut);
  useEffect(() => announce(text), [announce, text]);
  const close = () => {
    editor.view.dispatch(editor.state.tr.setMeta(pasteKey, noPaste));
    editor.commands.focus();
  };
  return (
    <Notice text={text} isPolite>
      <NoticeActions>
        {report.isLastStep ? (
          <Button $quiet onClick={() => editor.chain().undo().focus().run()}>
            {pasteTexts.undo}
          </Button>
        ) : null}
        <Button $quiet onClick={close}>
          {pasteTexts.close}
        </Button>
      </NoticeActions>
    </Notice>
  );
}
