import { Button } from '@marquee/shared';
import type { SecondFactor } from '@marquee/shared/domain';
import { FailureSummary } from '@marquee/vocal-kit/form/FailureSummary.tsx';
import { Field } from '@marquee/vocal-kit/form/Field.tsx';
import { FormBody, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { PasswordField } from '../../../form/PasswordField.tsx';
import { useAccountApi } from '../../AccountApiContext.ts';
import { secondFactorTexts } from '../secondFactorTexts.ts';

type Name = 'passkeyName' | 'factorPassword';
const names = ['passkeyName', 'factorPassword'] as const;
const pointers = { passkeyName: 'name', factorPassword: 'password' } as const;

type AddPasskeyProps = { factor: SecondFactor; onAdded(): Promise<void>; onCancel(): void };

/** Asks for a name and the password, then has the browser make a passkey. */
export function AddPasskey({ factor: { hasPassword }, onAdded, onCancel }: AddPasskeyProps) {
  const api = useAccountApi();
  const { element, failure, isPending, onTyped, onSubmit } = useForm<Name>({
    names,
    pointers,
    faultsIn: ({ passkeyName, factorPassword }) => ({
      ...(!passkeyName.trim() && { passkeyName: secondFactorTexts.needPasskeyName }),
      ...(hasPassword && !factorPassword && { factorPassword: secondFactorTexts.needPassword }),
    }),
    async send({ passkeyName, factorPassword }) {
      const { options } = await api.newPasskeyOptions(factorPassword ? { password: factorPassword } : {});
      const { makePasskey } = await import('../../../passkeys/makePasskey.ts');
      await api.addPasskey({ name: passkeyName, response: await makePasskey(options, secondFactorTexts) });
      await onAdded();
    },
  });
  const errors = failure?.fields ?? {};
  return (
    <FormBody ref={element} noValidate onSubmit={onSubmit} aria-busy={isPending}>
      {failure ? (
        <FailureSummary id="vocal-passkey-failure" failure={failure} fields={names} labels={secondFactorTexts} />
      ) : null}
      <Field
        name="passkeyName"
        label={secondFactorTexts.passkeyName}
        hint={secondFactorTexts.passkeyNameHint}
        maxLength={60}
        error={errors.passkeyName}
        onTyped={onTyped}
      />
      {hasPassword ? (
        <PasswordField
          name="factorPassword"
          label={secondFactorTexts.factorPassword}
          isNew={false}
          error={errors.factorPassword}
          onTyped={onTyped}
        />
      ) : null}
      <FormEnd>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? secondFactorTexts.addingPasskey : secondFactorTexts.addPasskey}
        </Button>
        <Button $quiet onClick={onCancel}>
          {secondFactorTexts.cancel}
        </Button>
      </FormEnd>
    </FormBody>
  );
}
