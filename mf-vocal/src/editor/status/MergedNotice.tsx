import { Button } from '@marquee/shared';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { editorTexts } from '../editorTexts.ts';
import { Notice, NoticeActions } from './Notice.tsx';
import { showCaretBelow } from './showCaretBelow.ts';

export type MergedNoticeProps = {
  editor: Editor;
  announce: (text: string) => void;
  /** Opens the list of versions, which has both versions before the merge. */
  seeVersions: () => void;
  close: () => void;
};

/** Line that says that changes of another device were merged. The caret stays where it is. */
export function MergedNotice({ editor, announce, seeVersions, close }: MergedNoticeProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    announce(editorTexts.mergedText);
    if (line.current && editor.isFocused) showCaretBelow(line.current, editor);
  }, [announce, editor]);
  return (
    <div ref={line}>
      <Notice text={editorTexts.mergedText} isPolite>
        <NoticeActions>
          <Button $quiet onClick={seeVersions}>
            {editorTexts.seeVersions}
          </Button>
          <Button
            $quiet
            onClick={() => {
              close();
              editor.commands.focus();
            }}
          >
            {editorTexts.closeMerged}
          </Button>
        </NoticeActions>
      </Notice>
    </div>
  );
}
