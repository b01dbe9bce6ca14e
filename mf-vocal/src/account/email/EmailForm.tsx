import { Button } from '@marquee/shared';
import type { User } from '@marquee/shared/domain';
import { FailureSummary } from '@marquee/vocal-kit/form/FailureSummary.tsx';
import { Field } from '@marquee/vocal-kit/form/Field.tsx';
import type { FieldErrors } from '@marquee/vocal-kit/form/formFailure.ts';
import { Done, FormBody, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { useState } from 'react';
import { PasswordField } from '../../form/PasswordField.tsx';
import { texts } from '../../texts.ts';
import { useAccountApi } from '../AccountApiContext.ts';
import { accountTexts } from '../accountTexts.ts';

/** Names of the form's fields, which are unique on the page. The api has other names for both. */
const names = ['newEmail', 'emailPassword'] as const;
type Name = (typeof names)[number];
const labels = { newEmail: accountTexts.email, emailPassword: accountTexts.emailPassword };

function faultsIn({ newEmail, emailPassword }: Record<Name, string>): FieldErrors<Name> {
  return {
    ...(!/^[^\s@]+@[^\s@]+$/.test(newEmail.trim()) && { newEmail: texts.needEmail }),
    ...(!emailPassword && { emailPassword: accountTexts.needPassword }),
  };
}

/** Form for a new email address. The change takes effect when the writer opens the link sent to the new address. */
export function EmailForm({ user }: { user: User }) {
  const api = useAccountApi();
  const [sentTo, setSentTo] = useState('');
  const { element, failure, isPending, isDone, onTyped, onSubmit } = useForm<Name>({
    names,
    pointers: { newEmail: 'email', emailPassword: 'password' },
    faultsIn,
    async send({ newEmail, emailPassword }, form) {
      const email = newEmail.trim();
      await api.changeEmail({ email, password: emailPassword });
      setSentTo(email);
      form.reset();
    },
  });
  const errors = failure?.fields ?? {};
  return (
    <FormBody ref={element} noValidate onSubmit={onSubmit} aria-busy={isPending}>
      {failure ? <FailureSummary id="vocal-email-failure" failure={failure} fields={names} labels={labels} /> : null}
      {/* Password managers find the account of the password by it. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <Field
        name="newEmail"
        label={accountTexts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.newEmail}
        onTyped={onTyped}
      />
      <PasswordField
        name="emailPassword"
        label={accountTexts.emailPassword}
        isNew={false}
        error={errors.emailPassword}
        onTyped={onTyped}
      />
      <FormEnd>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? accountTexts.changingEmail : accountTexts.changeEmail}
        </Button>
        <div role="status">{isDone ? <Done>{accountTexts.emailSent(sentTo)}</Done> : null}</div>
      </FormEnd>
    </FormBody>
  );
}
