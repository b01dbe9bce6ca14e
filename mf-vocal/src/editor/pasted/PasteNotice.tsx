import { Button } from '@marquee/shared';
import { onIdle } from '@marquee/shared/page/onIdle';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect } from 'react';
import { loadPasteTools } from '../document/paste/loadPasteTools.ts';
import { noPaste, pasteKey, pasteReport } from '../document/paste/pasteState.ts';
import { Notice, NoticeActions } from '../status/Notice.tsx';
import { leftOutText, pasteTexts } from './pasteTexts.ts';

type PasteNoticeProps = { editor: Editor; announce: (text: string) => void };

/**
 * One line with what the last paste left out. Undo takes back the paste while it is the last step. Loads the code for
 * pasting when the browser is idle, so that the first paste does not wait for the network.
 */
export function PasteNotice({ editor, announce }: PasteNoticeProps) {
  useEffect(() => onIdle(() => void loadPasteTools().catch(() => undefined), { fallbackMs: 2_000 }), []);
  const report = useEditorState({ editor, selector: ({ editor: { state } }) => pasteReport(state) });
  const text = report ? leftOutText(report.leftOut) : '';
  useEffect(() => {
    if (!text) return;
    announce(text);
    // The line moves the text down, and the caret below the window of a phone.
    editor.commands.scrollIntoView();
  }, [announce, editor, text]);
  if (!report) return null;
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
