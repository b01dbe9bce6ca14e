import { Button, token } from '@marquee/shared';
import { useNavigate } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { useApi } from './ApiContext.ts';
import { finishAfterSignOut, finishBeforeSignOut } from './beforeSignOut.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space2')} ${token('space4')};
  padding-block: ${token('space2')};
`;

const Fault = styled.p`
  max-inline-size: 18rem;
  color: ${token('danger')};
  font-weight: ${token('boldWeight')};
`;

/**
 * Ends the session and leads to the door. When something would be lost, it warns first; when signing out fails, it says that
 * the writer is still signed in.
 */
export function SignOut() {
  const api = useApi();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const isWarned = useRef(false);
  const isSending = useRef(false);

  async function signOut(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    try {
      const warnings = await finishBeforeSignOut();
      if (warnings.length > 0 && !isWarned.current) {
        isWarned.current = true;
        setFaults(warnings);
        return;
      }
      await api.signOut();
      await finishAfterSignOut();
      await navigate('/auth?signed-out=yes', { replace: true });
    } catch {
      setFaults([texts.signOutFailed]);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }

  const label = isWarned.current ? texts.signOutAnyway : texts.signOut;
  return (
    <Row>
      {faults.length > 0 ? <Fault role="alert">{faults.join(' ')}</Fault> : null}
      <Button $quiet aria-disabled={isPending} onClick={() => void signOut()}>
        {isPending ? texts.signingOut : label}
      </Button>
    </Row>
  );
}
