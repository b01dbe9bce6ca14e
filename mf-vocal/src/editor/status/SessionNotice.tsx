import { editorTexts } from '../editorTexts.ts';
import { SignInAgain } from '../signIn/SignInAgain.tsx';
import { Notice, NoticeActions } from './Notice.tsx';

export type SessionNoticeProps = {
  fault: 'signedOut' | 'otherAccount';
  /** True if the browser stores unsaved changes. */
  isKept: boolean;
  /** Saves again after the writer has signed in. */
  retry: () => void;
  /** Focuses the text where the caret was. */
  focusText: () => void;
};

/** Says that the session prevents saves, and signs the writer in again. */
export function SessionNotice({ fault, isKept, retry, focusText }: SessionNoticeProps) {
  return (
    <Notice text={editorTexts[`${fault}${isKept ? 'Text' : 'UnkeptText'}`]}>
      <NoticeActions>
        <SignInAgain onSignedIn={retry} onClosed={focusText} />
      </NoticeActions>
    </Notice>
  );
}
