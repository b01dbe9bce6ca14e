import type { SecondFactor, SecondFactorStarted } from '@marquee/shared/domain';
import { useState } from 'react';
import { useAccountApi } from '../../AccountApiContext.ts';
import { ProofForm } from '../ProofForm.tsx';
import { secondFactorTexts } from '../secondFactorTexts.ts';
import { ConfirmCodes } from './ConfirmCodes.tsx';

type SetUpCodesProps = {
  factor: SecondFactor;
  onDone(recoveryCodes: readonly string[]): Promise<void>;
  onCancel(): void;
};

/** Sets up an authenticator app: the password, then the QR code and a first code. */
export function SetUpCodes({ factor, onDone, onCancel }: SetUpCodesProps) {
  const api = useAccountApi();
  const [started, setStarted] = useState<SecondFactorStarted | null>(null);
  if (started) return <ConfirmCodes started={started} onDone={onDone} onCancel={onCancel} />;
  return (
    <ProofForm
      asks={factor.hasPassword ? 'factorPassword' : null}
      hint={secondFactorTexts.hint}
      label={secondFactorTexts.next}
      pendingLabel={secondFactorTexts.starting}
      send={async ({ password }) => setStarted(await api.beginSecondFactor({ password }))}
      onCancel={onCancel}
    />
  );
}
