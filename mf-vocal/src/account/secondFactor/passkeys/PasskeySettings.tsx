import { Button } from '@marquee/shared';
import type { Passkey, SecondFactor } from '@marquee/shared/domain';
import { useState } from 'react';
import { useAccountApi } from '../../AccountApiContext.ts';
import { ProofForm } from '../ProofForm.tsx';
import { secondFactorTexts } from '../secondFactorTexts.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';

type Task = { kind: 'none' } | { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

type PasskeySettingsProps = { factor: SecondFactor; onChanged(): Promise<void> };

/** Lists the passkeys of the account, and adds, renames and removes them. */
export function PasskeySettings({ factor, onChanged }: PasskeySettingsProps) {
  const api = useAccountApi();
  const [task, setTask] = useState<Task>({ kind: 'none' });
  const [message, setMessage] = useState('');
  const stop = () => setTask({ kind: 'none' });
  const finish = async (done: string) => {
    setMessage(done);
    stop();
    await onChanged();
  };
  switch (task.kind) {
    case 'add':
      return <AddPasskey factor={factor} onAdded={() => finish(secondFactorTexts.passkeyAdded)} onCancel={stop} />;
    case 'rename':
      return <RenamePasskey passkey={task.passkey} onRenamed={() => finish('')} onCancel={stop} />;
    case 'remove':
      return (
        <ProofForm
          asks={factor.hasPassword ? 'factorPassword' : factor.hasCodes ? 'factorCode' : null}
          hint={secondFactorTexts.removePasskeyHint(task.passkey.name)}
          label={secondFactorTexts.removeOf(task.passkey.name)}
          pendingLabel={secondFactorTexts.removing}
          isDanger
          send={async (proof) => {
            await api.removePasskey({ id: task.passkey.id, ...proof });
            await finish(secondFactorTexts.passkeyRemoved);
          }}
          onCancel={stop}
        />
      );
    default:
      return (
        <>
          <p>{secondFactorTexts.passkeysHint}</p>
          <PasskeyList
            passkeys={factor.passkeys}
            onRename={(passkey) => setTask({ kind: 'rename', passkey })}
            onRemove={(passkey) => setTask({ kind: 'remove', passkey })}
          />
          <div>
            <Button
              onClick={() => {
                setMessage('');
                setTask({ kind: 'add' });
              }}
            >
              {secondFactorTexts.addPasskey}
            </Button>
          </div>
          <p role="status">{message}</p>
        </>
      );
  }
}
