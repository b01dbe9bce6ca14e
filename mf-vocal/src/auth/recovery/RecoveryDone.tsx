import { Button, buttonStyle, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { useIsAlive } from '../../form/useIsAlive.ts';
import { type AuthAddress, authAddress, type RecoveryWay } from '../address/authAddress.ts';
import { recoveryTexts } from './recoveryTexts.ts';
import type { RecoveryForm } from './useRecoveryForm.ts';

const Text = styled.p`
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space3')};
`;

const ButtonLink = styled.a<{ $quiet?: boolean }>`
  ${buttonStyle}
`;

type RecoveryDoneProps = { way: RecoveryWay; address: AuthAddress; form: RecoveryForm };

/** Shows the result of a recovery page, and a link to the next step. */
export function RecoveryDone({ way, address, form: { email, again } }: RecoveryDoneProps) {
  const isAlive = useIsAlive();
  const signIn = authAddress({ ...address, mode: 'signIn' });
  return (
    <>
      <Text>{recoveryTexts[way].done(email)}</Text>
      <Actions>
        {way === 'forgot' ? <ButtonLink href={signIn}>{recoveryTexts.backToSignIn}</ButtonLink> : null}
        {way === 'forgot' && isAlive ? (
          <Button $quiet onClick={again}>
            {recoveryTexts.anotherAddress}
          </Button>
        ) : null}
        {way === 'reset' ? <ButtonLink href={signIn}>{recoveryTexts.signIn}</ButtonLink> : null}
        {way === 'confirm' ? <ButtonLink href="/vocal">{recoveryTexts.toVocal}</ButtonLink> : null}
        {way === 'unsubscribe' ? <ButtonLink href="/vocal/account">{recoveryTexts.toMails}</ButtonLink> : null}
      </Actions>
    </>
  );
}
