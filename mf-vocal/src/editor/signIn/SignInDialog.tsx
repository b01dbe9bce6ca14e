import { token } from '@marquee/shared';
import { openModal } from '@marquee/shared/page/openModal';
import { styled } from '@marquee/shared/styled';
import { fieldId } from '@marquee/vocal-kit/form/fieldId.ts';
import { tellSignedIn } from '@marquee/vocal-kit/session/signedIn.ts';
import { useSession } from '@marquee/vocal-kit/session/useSession.ts';
import { useId, useLayoutEffect, useRef } from 'react';
import { SignInForm } from './SignInForm.tsx';
import { signInTexts } from './signInTexts.ts';

const Dialog = styled.dialog`
  box-sizing: border-box;
  inline-size: min(26rem, 100vw - 1rem);
  max-inline-size: none;
  max-block-size: calc(100dvh - 1rem);
  padding: ${token('space4')};
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('ink')};
  font-family: ${token('fontBody')};
  font-size: ${token('textMd')};

  &::backdrop {
    background: rgb(0 0 0 / 60%);
  }

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space3')};
  }

  & h2 {
    margin: 0;
    font-size: ${token('textLg')};
  }

  & p {
    margin: 0;
  }

  /* The button of the form is in sight with the field. */
  & input {
    scroll-margin-block: ${token('space6')} 5rem;
  }
`;

export type SignInDialogProps = {
  /** Called when the writer is signed in. */
  onDone: () => void;
  onClose: () => void;
};

/** Dialog over the editor in which a writer whose session has ended signs in again. */
export function SignInDialog({ onDone, onClose }: SignInDialogProps) {
  const { user } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    if (!dialog.current) return;
    const close = openModal(dialog.current);
    document.getElementById(fieldId('password'))?.focus();
    return close;
  }, []);
  if (!user) return null;
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The dialog closes when React no longer renders it.
        event.preventDefault();
        onClose();
      }}
    >
      <div>
        <h2 id={titleId}>{signInTexts.heading}</h2>
        <p>{signInTexts.text}</p>
        <SignInForm
          user={user}
          onDone={() => {
            tellSignedIn();
            onDone();
          }}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  );
}
