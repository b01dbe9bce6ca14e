import { editorTexts } from '../editorTexts.ts';
import { SignInAgain } from '../signIn/SignInAgain.tsx';
import { Notice, NoticeActions } from './Notice.tsx';

type SessionNoticeProps = {
  fault: 'signedOut' | 'otherAccount';
  /** True if the browser stores unsaved changes. */
  isKept: boolean;
  /** Saves again after the writer has signed in. */
  retry: () => void;
  /** Focuses the text where the caret was. */
  focusText: () => void;
};

/** Says why the session prevents saves, and lets the writer sign in again. */
export function SessionNotice({ fault, isKept, retry, focusText }: SessionNoticeProps) {
  return (
    <Notice text={editorTexts[`${fault}${isKept ? 'Text' : 'UnkeptText'}`]}>
      <NoticeActions>
        <SignInAgain onSignedIn={retry} onClosed={focusText} />
      </NoticeActions>
    </Notice>
  );
}
