import { Button } from '@marquee/shared';
import type { Passkey } from '@marquee/shared/domain';
import { FailureSummary } from '@marquee/vocal-kit/form/FailureSummary.tsx';
import { Field } from '@marquee/vocal-kit/form/Field.tsx';
import { FormBody, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { useAccountApi } from '../../AccountApiContext.ts';
import { secondFactorTexts } from '../secondFactorTexts.ts';

const names = ['passkeyName'] as const;

type RenamePasskeyProps = { passkey: Passkey; onRenamed(): Promise<void>; onCancel(): void };

/** Gives a passkey another name. */
export function RenamePasskey({ passkey: { id, name }, onRenamed, onCancel }: RenamePasskeyProps) {
  const api = useAccountApi();
  const { element, failure, isPending, onTyped, onSubmit } = useForm<'passkeyName'>({
    names,
    pointers: { passkeyName: 'name' },
    faultsIn: ({ passkeyName }) => (passkeyName.trim() ? {} : { passkeyName: secondFactorTexts.needPasskeyName }),
    async send({ passkeyName }) {
      await api.renamePasskey({ id, name: passkeyName });
      await onRenamed();
    },
  });
  return (
    <FormBody ref={element} noValidate onSubmit={onSubmit} aria-busy={isPending}>
      {failure ? (
        <FailureSummary id="vocal-passkey-failure" failure={failure} fields={names} labels={secondFactorTexts} />
      ) : null}
      <Field
        name="passkeyName"
        label={secondFactorTexts.passkeyName}
        defaultValue={name}
        maxLength={60}
        error={failure?.fields.passkeyName}
        onTyped={onTyped}
      />
      <FormEnd>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? secondFactorTexts.savingName : secondFactorTexts.saveName}
        </Button>
        <Button $quiet onClick={onCancel}>
          {secondFactorTexts.cancel}
        </Button>
      </FormEnd>
    </FormBody>
  );
}
