import { Button } from '@marquee/shared';
import type { SavingState } from '../../saving/savingState.ts';
import { editorTexts } from '../editorTexts.ts';
import { Notice, NoticeActions } from './Notice.tsx';

type SavingNoticeProps = {
  state: SavingState;
  /** True if the browser stores unsaved changes. */
  isKept: boolean;
  takeOver: () => void;
};

/**
 * Tells the writer what to do if the draft cannot be saved because it is open in another tab, because the session has
 * ended, or because neither the server nor the browser can store it.
 */
export function SavingNotice({ state, isKept, takeOver }: SavingNoticeProps) {
  if (state.kind === 'readOnly')
    return (
      <Notice text={editorTexts.readOnlyText}>
        <NoticeActions>
          <Button onClick={takeOver}>{editorTexts.takeOver}</Button>
        </NoticeActions>
      </Notice>
    );
  if (state.kind === 'refused' && state.status === 401)
    return (
      <Notice text={isKept ? editorTexts.signedOutText : editorTexts.signedOutUnkeptText}>
        <p>
          <a href={`/auth?${new URLSearchParams({ next: '/vocal/posts' })}`} target="_blank" rel="noreferrer">
            {editorTexts.signInInNewTab}
          </a>
        </p>
      </Notice>
    );
  if (state.kind === 'offline' && !isKept) return <Notice text={editorTexts.notKeptText[state.cause]} />;
  return null;
}
