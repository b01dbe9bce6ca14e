import { Button, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';
import type { SavingState } from '../../saving/savingState.ts';
import { editorTexts } from '../editorTexts.ts';

const Box = styled.section`
  display: grid;
  gap: ${token('space4')};
  padding: ${token('space4')} ${token('space5')};
  border-inline-start: 5px solid ${token('accent')};
  border-radius: ${token('radius')};
  background: ${token('surface')};

  & p {
    margin: 0;
  }

  & a {
    color: ${token('link')};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space3')};
`;

type SavingNoticeProps = {
  state: SavingState;
  /** Whether the browser keeps unsaved changes. */
  isKept: boolean;
  takeOver: () => void;
};

/** A state of saving in which the writer has to do something: another tab, an ended session, a browser that keeps nothing. */
export function SavingNotice({ state, isKept, takeOver }: SavingNoticeProps) {
  if (state.kind === 'readOnly')
    return (
      <Notice text={editorTexts.readOnlyText}>
        <Actions>
          <Button onClick={takeOver}>{editorTexts.takeOver}</Button>
        </Actions>
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

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Box aria-label={text}>
      <p role="alert">{text}</p>
      {children}
    </Box>
  );
}
