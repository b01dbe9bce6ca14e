import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { ModalDialog } from '@marquee/vocal-kit/dialogs/ModalDialog.tsx';
import { fieldId } from '@marquee/vocal-kit/form/fieldId.ts';
import { tellSignedIn } from '@marquee/vocal-kit/session/signedIn.ts';
import { useSession } from '@marquee/vocal-kit/session/useSession.ts';
import { SignInForm } from './SignInForm.tsx';
import { signInTexts } from './signInTexts.ts';

const Dialog = styled(ModalDialog)`
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
  if (!user) return null;
  return (
    <Dialog title={signInTexts.heading} width="26rem" focusId={fieldId('password')} onClose={onClose}>
      <p>{signInTexts.text}</p>
      <SignInForm
        user={user}
        onDone={() => {
          tellSignedIn();
          onDone();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
