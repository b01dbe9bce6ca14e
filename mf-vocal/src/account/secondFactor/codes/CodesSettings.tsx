import { Button } from '@marquee/shared';
import type { SecondFactor } from '@marquee/shared/domain';
import { DangerButton, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useState } from 'react';
import { useAccountApi } from '../../AccountApiContext.ts';
import { ProofForm } from '../ProofForm.tsx';
import { secondFactorTexts } from '../secondFactorTexts.ts';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { SetUpCodes } from './SetUpCodes.tsx';

type Task = 'none' | 'set-up' | 'turn-off' | 'make-codes';

type CodesSettingsProps = { factor: SecondFactor; onChanged(): Promise<void> };

/** Turns codes of an authenticator app on and off, and makes recovery codes. */
export function CodesSettings({ factor, onChanged }: CodesSettingsProps) {
  const api = useAccountApi();
  const [task, setTask] = useState<Task>('none');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [message, setMessage] = useState('');
  const stop = () => setTask('none');
  const finish = async (made: readonly string[] | null, done = '') => {
    setCodes(made);
    setMessage(done);
    stop();
    await onChanged();
  };
  const proof = { asks: factor.hasPassword ? ('factorPassword' as const) : ('factorCode' as const), onCancel: stop };

  if (codes) return <RecoveryCodeList codes={codes} onKept={() => setCodes(null)} />;
  if (task === 'set-up') return <SetUpCodes factor={factor} onCancel={stop} onDone={(made) => finish(made)} />;
  if (task === 'turn-off')
    return (
      <ProofForm
        {...proof}
        hint={secondFactorTexts.turnOffHint}
        label={secondFactorTexts.turnOff}
        pendingLabel={secondFactorTexts.turningOff}
        isDanger
        send={async (body) => {
          await api.removeSecondFactor(body);
          await finish(null, secondFactorTexts.turnedOff);
        }}
      />
    );
  if (task === 'make-codes')
    return (
      <ProofForm
        {...proof}
        hint={secondFactorTexts.makeHint}
        label={secondFactorTexts.makeCodes}
        pendingLabel={secondFactorTexts.makingCodes}
        send={async (body) => finish((await api.makeRecoveryCodes(body)).recoveryCodes)}
      />
    );
  const start = (next: Task) => {
    setMessage('');
    setTask(next);
  };
  return <CodesOverview factor={factor} message={message} onTask={start} />;
}

function CodesOverview({
  factor: { hasCodes, recoveryCodesLeft },
  message,
  onTask,
}: {
  factor: SecondFactor;
  message: string;
  onTask(task: Task): void;
}) {
  return (
    <>
      <p>
        {hasCodes
          ? `${secondFactorTexts.codesOn} ${secondFactorTexts.codesLeft(recoveryCodesLeft)}`
          : secondFactorTexts.codesOff}
      </p>
      <FormEnd>
        {hasCodes ? (
          <>
            <Button $quiet onClick={() => onTask('make-codes')}>
              {secondFactorTexts.makeCodes}
            </Button>
            <DangerButton onClick={() => onTask('turn-off')}>{secondFactorTexts.turnOff}</DangerButton>
          </>
        ) : (
          <Button onClick={() => onTask('set-up')}>{secondFactorTexts.setUp}</Button>
        )}
      </FormEnd>
      <p role="status">{message}</p>
    </>
  );
}
