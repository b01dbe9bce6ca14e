import { Button } from '@marquee/shared';
import { onDemand } from '@marquee/shared/page/onDemand';
import { useOnDemand } from '@marquee/shared/page/useOnDemand';
import { useEffect, useRef, useState } from 'react';
import { editorTexts } from '../editorTexts.ts';

const signInDialog = onDemand(async () => (await import('./SignInDialog.tsx')).SignInDialog);

type SignInAgainProps = {
  /** Called when the writer is signed in, to save. */
  onSignedIn: () => void;
  /** Called when the dialog has closed, to focus the text. */
  onClosed: () => void;
};

/** Button that opens the dialog for signing in again. The code of the dialog loads at the first click. */
export function SignInAgain({ onSignedIn, onClosed }: SignInAgainProps) {
  const [attempt, setAttempt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const Dialog = useOnDemand(signInDialog, attempt > 0 && String(attempt), () => setFailed(true));
  const close = () => setOpen(false);
  // Calls `onClosed` only after the browser has returned the focus to this button.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClosed();
    wasOpen.current = isOpen;
  }, [isOpen, onClosed]);
  return (
    <>
      <Button
        onClick={() => {
          setFailed(false);
          setAttempt(attempt + 1);
          setOpen(true);
        }}
      >
        {editorTexts.signInHere}
      </Button>
      {hasFailed ? (
        <p role="alert">
          {editorTexts.signInFailed}{' '}
          <a href={`/auth?${new URLSearchParams({ next: '/vocal/posts' })}`} target="_blank" rel="noreferrer">
            {editorTexts.signInInNewTab}
          </a>
        </p>
      ) : null}
      {isOpen && Dialog ? (
        <Dialog
          onDone={() => {
            onSignedIn();
            close();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
