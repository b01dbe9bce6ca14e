import { Button, token } from '@marquee/shared';
import { keyframes, styled } from '@marquee/shared/styled';
import type { FormEvent } from 'react';
import { texts } from '../texts.ts';
import { FailureSummary, failureSummaryId } from './FailureSummary.tsx';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { AuthForm } from './useAuthForm.ts';
import { authPanelId, tabId } from './WaySwitch.tsx';

const Form = styled.form`
  display: grid;
  gap: ${token('space4')};
`;

const Names = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space3')};
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Submit = styled(Button)`
  min-block-size: 3.5rem;
  margin-block-start: ${token('space2')};
  font-size: ${token('textLg')};

  &[aria-disabled='true'] {
    cursor: progress;

    &::after {
      content: '';
      inline-size: 1.1em;
      block-size: 1.1em;
      border: 3px solid;
      border-inline-end-color: transparent;
      border-radius: 50%;
      animation: ${turn} 0.8s linear infinite;
    }
  }
`;

/** The form of the chosen way in. */
export function AuthFormPanel({ form, mode, values, failure, isPending, setMode, setValue, submit }: AuthForm) {
  const isSignUp = mode === 'signUp';
  const errors = failure?.fields ?? {};
  const isRefused = failure?.code === 'wrong-credentials';
  const label = isSignUp ? texts.signUp : texts.signIn;
  const pendingLabel = isSignUp ? texts.signingUp : texts.signingIn;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void submit();
  }

  return (
    <div role="tabpanel" id={authPanelId} aria-labelledby={tabId(mode)}>
      <Form ref={form} noValidate onSubmit={onSubmit} aria-busy={isPending}>
        {failure ? <FailureSummary failure={failure} mode={mode} onSignIn={() => setMode('signIn')} /> : null}
        {isSignUp ? (
          <Names>
            <Field
              name="firstName"
              label={texts.firstName}
              autoComplete="given-name"
              value={values.firstName}
              error={errors.firstName}
              onValue={setValue}
            />
            <Field
              name="lastName"
              label={texts.lastName}
              autoComplete="family-name"
              value={values.lastName}
              error={errors.lastName}
              onValue={setValue}
            />
          </Names>
        ) : null}
        <Field
          name="email"
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete={isSignUp ? 'email' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          value={values.email}
          error={errors.email}
          describedBy={isRefused ? failureSummaryId : undefined}
          onValue={setValue}
        />
        <PasswordField
          mode={mode}
          value={values.password}
          error={errors.password}
          describedBy={isRefused ? failureSummaryId : undefined}
          onValue={setValue}
        />
        {/* Not disabled: that would take the focus away from who pressed it. */}
        <Submit type="submit" aria-disabled={isPending}>
          {isPending ? pendingLabel : label}
        </Submit>
      </Form>
    </div>
  );
}
