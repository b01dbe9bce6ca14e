import { Button, token } from '@marquee/shared';
import type { User } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { useRef, useState } from 'react';
import { useAccountApi } from '../AccountApiContext.ts';
import { accountTexts } from '../accountTexts.ts';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space3')} ${token('space5')};
  padding: ${token('space4')} ${token('space5')};
  border-inline-start: 5px solid ${token('second')};
  border-radius: ${token('radius')};
  background: ${token('surface')};

  p {
    flex: 1 1 20rem;
    line-height: 1.45;
    overflow-wrap: anywhere;
  }

  strong {
    display: block;
  }
`;

type Sending = 'idle' | 'pending' | 'sent' | 'failed';

/** Asks for the confirmation of the email address, and sends the link again; nothing once it is confirmed. */
export function ConfirmEmail({ user: { email, isEmailConfirmed } }: { user: User }) {
  const api = useAccountApi();
  const [sending, setSending] = useState<Sending>('idle');
  const isSending = useRef(false);
  if (isEmailConfirmed) return null;

  async function send(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setSending('pending');
    const result = await api.sendConfirmation().then(
      () => 'sent' as const,
      () => 'failed' as const,
    );
    setSending(result);
    isSending.current = false;
  }

  const outcome = sending === 'sent' ? accountTexts.sentAgain : sending === 'failed' ? accountTexts.sendFailed : '';
  return (
    <Box>
      <p>
        <strong>{accountTexts.confirmTitle}</strong>
        {accountTexts.confirmText(email)}
      </p>
      <span role="status">{outcome}</span>
      <Button $quiet aria-disabled={sending === 'pending'} onClick={() => void send()}>
        {sending === 'pending' ? accountTexts.sendingAgain : accountTexts.sendAgain}
      </Button>
    </Box>
  );
}
