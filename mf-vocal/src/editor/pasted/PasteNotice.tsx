import { Button } from '@marquee/shared';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { loadPasteTools } from '../document/paste/loadPasteTools.ts';
import { noPaste, pasteKey, pasteReport } from '../document/paste/pasteState.ts';
import { Notice, NoticeActions } from '../status/Notice.tsx';
import { showCaretBelow } from '../status/showCaretBelow.ts';
import { leftOutText, pasteTexts } from './pasteTexts.ts';

type PasteNoticeProps = { editor: Editor; announce: (text: string) => void };

/**
 * One line with what the last paste left out, and “Undo paste” while the paste is the last step. Loads the code for pasting
 * when the caret enters the text, so that the first paste does not wait for the network.
 */
export function PasteNotice({ editor, announce }: PasteNoticeProps) {
  useEffect(() => {
    const load = () => void loadPasteTools().catch(() => undefined);
    editor.on('focus', load);
    return () => {
      editor.off('focus', load);
    };
  }, [editor]);
  const report = useEditorState({ editor, selector: ({ editor: { state } }) => pasteReport(state) });
  const leftOut = report?.leftOut;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!leftOut) return;
    announce(leftOutText(leftOut));
    if (line.current) showCaretBelow(line.current, editor);
  }, [announce, editor, leftOut]);
  if (!report) return null;
  const close = () => {
    editor.view.dispatch(editor.state.tr.setMeta(pasteKey, noPaste));
    editor.commands.focus();
  };
  return (
    <div ref={line}>
      <Notice text={leftOutText(report.leftOut)} isPolite>
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
    </div>
  );
}
