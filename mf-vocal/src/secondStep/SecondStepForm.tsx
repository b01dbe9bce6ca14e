import { Button } from '@marquee/shared';
import { FailureSummary } from '@marquee/vocal-kit/form/FailureSummary.tsx';
import { Field } from '@marquee/vocal-kit/form/Field.tsx';
import { fieldId } from '@marquee/vocal-kit/form/fieldId.ts';
import type { FormFailure } from '@marquee/vocal-kit/form/formFailure.ts';
import { FormBody, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { useEffect, useState } from 'react';
import { useIsAlive } from '../form/useIsAlive.ts';
import { secondStepTexts } from './secondStepTexts.ts';

const names = ['code'] as const;

type SecondStepFormProps = {
  /** Challenge of the sign-in. A browser without scripts sends it with the form. */
  challenge: string;
  /** Failure of a form that was sent without scripts. */
  firstFailure?: FormFailure<'code'> | null;
  /** Signs in with the code. */
  send(code: string): Promise<void>;
  /** Returns to the password. */
  onAgain(): void;
};

/** Asks for a code after the password. */
export function SecondStepForm({ challenge, firstFailure = null, send, onAgain }: SecondStepFormProps) {
  const [first, setFirst] = useState(firstFailure);
  const form = useForm<'code'>({
    names,
    faultsIn: ({ code }) => (code.trim() ? {} : { code: secondStepTexts.needCode }),
    async send({ code }) {
      setFirst(null);
      await send(code);
    },
  });
  const isAlive = useIsAlive();
  const failure = form.failure ?? first;
  useEffect(() => document.getElementById(fieldId('code'))?.focus(), []);
  return (
    <FormBody ref={form.element} method="post" noValidate={isAlive} onSubmit={form.onSubmit} aria-busy={form.isPending}>
      {failure ? (
        <FailureSummary id="vocal-code-failure" failure={failure} fields={names} labels={secondStepTexts} />
      ) : null}
      <input type="hidden" name="challenge" value={challenge} readOnly />
      <Field
        name="code"
        label={secondStepTexts.code}
        hint={secondStepTexts.hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={failure?.fields.code}
        onTyped={(name) => {
          setFirst(null);
          form.onTyped(name);
        }}
      />
      <FormEnd>
        <Button type="submit" aria-disabled={form.isPending}>
          {form.isPending ? secondStepTexts.pending : secondStepTexts.submit}
        </Button>
        <Button $quiet onClick={onAgain}>
          {secondStepTexts.again}
        </Button>
      </FormEnd>
    </FormBody>
  );
}
