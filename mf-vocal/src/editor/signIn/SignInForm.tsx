import { Button, token } from '@marquee/shared';
import type { User } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { FailureSummary } from '@marquee/vocal-kit/form/FailureSummary.tsx';
import { fieldId } from '@marquee/vocal-kit/form/fieldId.ts';
import type { FormFailure } from '@marquee/vocal-kit/form/formFailure.ts';
import { FormBody } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { useApi } from '@marquee/vocal-kit/session/ApiContext.ts';
import { useEffect, useState } from 'react';
import { PasswordField } from '../../form/PasswordField.tsx';
import { challengeOf } from '../../secondStep/challengeOf.ts';
import { SecondStepForm } from '../../secondStep/SecondStepForm.tsx';
import { signInTexts } from './signInTexts.ts';

const names = ['password'] as const;
const failureId = 'vocal-sign-in-failure';

const Account = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space3')};
`;

const OtherWay = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  color: ${token('link')};
  font-size: ${token('textSm')};
`;

/** Says what to change in the one field. The api does not say whether the email or the password is wrong. */
const messageOf = ({ code, fields, message }: FormFailure<'password'>) =>
  code === 'wrong-credentials' ? signInTexts.wrongPassword : (fields.password ?? message);

export type SignInFormProps = {
  /** The writer whose session has ended. Nobody else can sign in here, because the post is the writer's. */
  user: Pick<User, 'email'>;
  onDone: () => void;
  onCancel: () => void;
};

/** Asks a writer whose session has ended for the password. */
export function SignInForm({ user: { email }, onDone, onCancel }: SignInFormProps) {
  const api = useApi();
  const [challenge, setChallenge] = useState<string | null>(null);
  const { element, failure, isPending, onTyped, onSubmit } = useForm<'password'>({
    names,
    faultsIn: ({ password }) => (password ? {} : { password: signInTexts.needPassword }),
    async send({ password }) {
      try {
        await api.signIn({ email, password });
      } catch (error) {
        const made = challengeOf(error);
        if (!made) throw error;
        setChallenge(made);
        return;
      }
      onDone();
    },
  });
  const isWrong = failure?.code === 'wrong-credentials';
  useEffect(() => {
    if (isWrong) document.getElementById(fieldId('password'))?.focus();
  }, [isWrong]);
  if (challenge)
    return (
      <SecondStepForm
        challenge={challenge}
        send={async (code) => {
          await api.account('secondStep', { challenge, code });
          onDone();
        }}
        onAgain={() => setChallenge(null)}
      />
    );
  return (
    <FormBody ref={element} method="post" noValidate onSubmit={onSubmit} aria-busy={isPending}>
      <Account>
        {signInTexts.email}: <strong>{email}</strong>
      </Account>
      {/* Password managers find the account by it. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        isNew={false}
        error={undefined}
        describedBy={failure ? failureId : undefined}
        onTyped={onTyped}
      />
      {failure ? (
        <FailureSummary id={failureId} failure={{ message: messageOf(failure), fields: {} }} fields={[]} labels={{}} />
      ) : null}
      <Actions>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? signInTexts.signingIn : signInTexts.signIn}
        </Button>
        <Button $quiet onClick={onCancel}>
          {signInTexts.cancel}
        </Button>
      </Actions>
      <OtherWay href={`/auth?${new URLSearchParams({ next: '/vocal/posts' })}`} target="_blank" rel="noreferrer">
        {signInTexts.otherWay}
      </OtherWay>
    </FormBody>
  );
}
