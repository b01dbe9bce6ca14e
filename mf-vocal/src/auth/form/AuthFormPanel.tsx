import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { FailureSummary, failureSummaryId } from '@marquee/vocal-kit/form/FailureSummary.tsx';
import { Field } from '@marquee/vocal-kit/form/Field.tsx';
import type { FormEvent } from 'react';
import { PasswordField } from '../../form/PasswordField.tsx';
import { useIsAlive } from '../../form/useIsAlive.ts';
import { texts } from '../../texts.ts';
import type { AuthAddress } from '../address/authAddress.ts';
import { fieldsOf } from './authFields.ts';
import { Conditions } from './Conditions.tsx';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import type { AuthForm } from './useAuthForm.ts';
import { useModeLink } from './useModeLink.ts';

const Form = styled.form`
  display: grid;
  gap: ${token('space4')};
`;

const Names = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${token('space4')} ${token('space3')};
`;

const Instead = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-block-size: 2.75rem;
  color: ${token('link')};
  font-weight: ${token('boldWeight')};
`;

type AuthFormPanelProps = { address: AuthAddress; form: AuthForm };

/**
 * The form of the chosen way in. Without scripts it is sent to the page's own address, whose action answers it; with
 * them the page calls the api itself.
 */
export function AuthFormPanel({ address, form }: AuthFormPanelProps) {
  const { firstValues, failure, isPending, forgive } = form;
  const linkTo = useModeLink(address, form);
  const isAlive = useIsAlive();
  const { mode } = address;
  const isSignUp = mode === 'signUp';
  const errors = failure?.fields ?? {};
  const describedBy = failure?.code === 'wrong-credentials' ? failureSummaryId : undefined;
  const label = isSignUp ? texts.signUp : texts.signIn;
  const pendingLabel = isSignUp ? texts.signingUp : texts.signingIn;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void form.submit();
  }

  return (
    // Without scripts, the browser shows its own validation messages.
    <Form ref={form.element} method="post" noValidate={isAlive} onSubmit={onSubmit} aria-busy={isPending}>
      {failure ? (
        <FailureSummary failure={failure} fields={fieldsOf[mode]} labels={texts}>
          {failure.code === 'email-taken' ? <Instead {...linkTo('signIn')}>{texts.signInInstead}</Instead> : null}
        </FailureSummary>
      ) : null}
      {isSignUp ? <NameFields form={form} /> : null}
      <Field
        name="email"
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete={isSignUp ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={firstValues.email}
        error={errors.email}
        describedBy={describedBy}
        onTyped={forgive}
      />
      <PasswordField
        name="password"
        isNew={isSignUp}
        error={errors.password}
        describedBy={describedBy}
        onTyped={forgive}
      />
      {isSignUp ? null : <ForgottenPassword address={address} />}
      <SubmitButton isPending={isPending}>{isPending ? pendingLabel : label}</SubmitButton>
      {isSignUp ? <Conditions /> : null}
    </Form>
  );
}

function NameFields({ form: { firstValues, failure, forgive } }: Pick<AuthFormPanelProps, 'form'>) {
  return (
    <Names>
      <Field
        name="firstName"
        label={texts.firstName}
        autoComplete="given-name"
        defaultValue={firstValues.firstName}
        error={failure?.fields.firstName}
        onTyped={forgive}
      />
      <Field
        name="lastName"
        label={texts.lastName}
        autoComplete="family-name"
        defaultValue={firstValues.lastName}
        error={failure?.fields.lastName}
        onTyped={forgive}
      />
    </Names>
  );
}
