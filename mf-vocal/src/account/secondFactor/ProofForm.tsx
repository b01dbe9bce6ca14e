import { Button } from '@marquee/shared';
import type { FactorProof } from '@marquee/shared/domain';
import { FailureSummary } from '@marquee/vocal-kit/form/FailureSummary.tsx';
import { Field } from '@marquee/vocal-kit/form/Field.tsx';
import { fieldId } from '@marquee/vocal-kit/form/fieldId.ts';
import { DangerButton, FormBody, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { useEffect } from 'react';
import { PasswordField } from '../../form/PasswordField.tsx';
import { secondFactorTexts } from './secondFactorTexts.ts';

type Name = 'factorPassword' | 'factorCode';

type ProofFormProps = {
  /** Secret that the form asks for. Null for an account without a password, which needs no proof. */
  asks: Name | null;
  hint: string;
  label: string;
  pendingLabel: string;
  isDanger?: boolean;
  /** Calls the api. */
  send(proof: FactorProof): Promise<void>;
  onCancel(): void;
};

const pointers = { factorPassword: 'password', factorCode: 'code' } as const;

/** Asks for the password, or for a code of the app, before a second factor changes. */
export function ProofForm({ asks, hint, label, pendingLabel, isDanger = false, send, onCancel }: ProofFormProps) {
  const names = asks ? [asks] : [];
  const { element, failure, isPending, onTyped, onSubmit } = useForm<Name>({
    names,
    pointers,
    faultsIn: (values) => faultOf(asks, values),
    send: ({ factorPassword, factorCode }) =>
      send({ ...(factorPassword && { password: factorPassword }), ...(factorCode && { code: factorCode }) }),
  });
  useEffect(() => {
    if (asks) document.getElementById(fieldId(asks))?.focus();
  }, [asks]);
  const errors = failure?.fields ?? {};
  const SendButton = isDanger ? DangerButton : Button;
  return (
    <FormBody ref={element} noValidate onSubmit={onSubmit} aria-busy={isPending}>
      <p>{hint}</p>
      {failure ? (
        <FailureSummary id="vocal-factor-failure" failure={failure} fields={names} labels={secondFactorTexts} />
      ) : null}
      {asks === 'factorPassword' ? (
        <PasswordField
          name="factorPassword"
          label={secondFactorTexts.factorPassword}
          isNew={false}
          error={errors.factorPassword}
          onTyped={onTyped}
        />
      ) : null}
      {asks === 'factorCode' ? (
        <Field
          name="factorCode"
          label={secondFactorTexts.factorCode}
          hint={secondFactorTexts.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors.factorCode}
          onTyped={onTyped}
        />
      ) : null}
      <FormEnd>
        <SendButton type="submit" aria-disabled={isPending}>
          {isPending ? pendingLabel : label}
        </SendButton>
        <Button $quiet onClick={onCancel}>
          {secondFactorTexts.cancel}
        </Button>
      </FormEnd>
    </FormBody>
  );
}

function faultOf(asks: Name | null, values: Record<Name, string>) {
  if (!asks || values[asks]) return {};
  return { [asks]: asks === 'factorPassword' ? secondFactorTexts.needPassword : secondFactorTexts.needCode };
}
