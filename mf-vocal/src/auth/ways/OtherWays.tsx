import { ajax, Button, buttonStyle, createApi, token } from '@marquee/shared';
import { useNavigate } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { failureHere } from '@marquee/vocal-kit/form/formFailure.ts';
import { useRef, useState } from 'react';
import { useIsAlive } from '../../form/useIsAlive.ts';
import { pathAfterSignIn } from '../address/pathAfterSignIn.ts';
import { otherWaysTexts } from './otherWaysTexts.ts';
import { useOpenid } from './useOpenid.ts';

const Box = styled.section`
  display: grid;
  gap: ${token('space3')};
  padding-block-start: ${token('space4')};
  border-block-start: 1px solid ${token('line')};

  /* Keeps its room, so that nothing moves when scripts show it. */
  &[data-waits] {
    visibility: hidden;
  }
`;

const Fault = styled.p`
  color: ${token('danger')};
  font-weight: ${token('boldWeight')};
`;

const Provider = styled.a<{ $quiet?: boolean }>`
  ${buttonStyle}

  &[hidden] {
    display: none;
  }
`;

/** Signs in by a passkey, or by the OpenID provider if the network has one. Needs scripts, so it waits for them. */
export function OtherWays({ next }: { next: string | null }) {
  const navigate = useNavigate();
  const isAlive = useIsAlive();
  const openid = useOpenid();
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState('');
  const isSending = useRef(false);

  async function enter(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setFault('');
    try {
      const { signInWithPasskey } = await import('../../passkeys/signInWithPasskey.ts');
      await signInWithPasskey(createApi(ajax), otherWaysTexts);
      await navigate(pathAfterSignIn(next, window.location.origin), { replace: true });
    } catch (error) {
      setFault(failureHere(error, []).message);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }

  return (
    <Box aria-label={otherWaysTexts.label} data-waits={isAlive ? undefined : ''}>
      {fault ? <Fault role="alert">{fault}</Fault> : null}
      <Button $quiet aria-disabled={isPending} onClick={() => void enter()}>
        {isPending ? otherWaysTexts.waiting : otherWaysTexts.passkey}
      </Button>
      <Provider
        $quiet
        hidden={openid === null}
        href={`/api/vocal/auth/openid/start?${new URLSearchParams({ next: next ?? '' })}`}
      >
        {openid?.label ?? otherWaysTexts.provider}
      </Provider>
    </Box>
  );
}
