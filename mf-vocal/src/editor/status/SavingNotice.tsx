import { Button } from '@marquee/shared';
import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { useState } from 'react';
import { type SavingState, sessionFault } from '../../saving/savingState.ts';
import { editorTexts } from '../editorTexts.ts';
import { Notice, NoticeActions } from './Notice.tsx';

const sessionNotice = onDemand(async () => (await import('./SessionNotice.tsx')).SessionNotice);

type SavingNoticeProps = {
  state: SavingState;
  /** True if the browser stores unsaved changes. */
  isKept: boolean;
  takeOver: () => void;
  /** Saves again after the writer has signed in. */
  retry: () => void;
  /** Focuses the text where the caret was. */
  focusText: () => void;
};

/**
 * Tells the writer what to do if the draft cannot be saved because it is open in another tab, because the session has
 * ended or belongs to another account, or because neither the server nor the browser can store it.
 */
export function SavingNotice({ state, isKept, takeOver, retry, focusText }: SavingNoticeProps) {
  const fault = useSessionFault(state);
  const Session = useOnDemand(sessionNotice, fault ?? false);
  if (state.kind === 'readOnly')
    return (
      <Notice text={editorTexts.readOnlyText}>
        <NoticeActions>
          <Button onClick={takeOver}>{editorTexts.takeOver}</Button>
        </NoticeActions>
      </Notice>
    );
  if (fault) return Session ? <Session fault={fault} isKept={isKept} retry={retry} focusText={focusText} /> : null;
  if (state.kind === 'offline' && !isKept) return <Notice text={editorTexts.notKeptText[state.cause]} />;
  return null;
}

/** Fault of the session. It lasts while the next save is tried, so that the message and its dialog stay. */
function useSessionFault(state: SavingState) {
  const [last, setLast] = useState(sessionFault(state));
  const isOpen = state.kind === 'dirty' || state.kind === 'saving';
  const fault = isOpen ? last : sessionFault(state);
  if (fault !== last) setLast(fault);
  return fault;
}
