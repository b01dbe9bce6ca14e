import { Button, token } from '@marquee/shared';
import { useNavigate } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { useApi } from './ApiContext.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space2')} ${token('space4')};
  padding-block: ${token('space2')};
`;

const Fault = styled.p`
  color: ${token('danger')};
  font-weight: ${token('boldWeight')};
`;

/** Ends the session and leads to the door. When that fails, the page says that the writer is still signed in. */
export function SignOut() {
  const api = useApi();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isSending = useRef(false);

  async function signOut(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setFailed(false);
    try {
      await api.signOut();
      await navigate('/auth?signed-out=yes', { replace: true });
    } catch {
      setFailed(true);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }

  return (
    <Row>
      {hasFailed ? <Fault role="alert">{texts.signOutFailed}</Fault> : null}
      <Button $quiet aria-disabled={isPending} onClick={() => void signOut()}>
        {isPending ? texts.signingOut : texts.signOut}
      </Button>
    </Row>
  );
}
