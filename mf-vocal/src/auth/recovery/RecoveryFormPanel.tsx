import { token, usePageConfig } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { FailureSummary } from '@marquee/vocal-kit/form/FailureSummary.tsx';
import { Field } from '@marquee/vocal-kit/form/Field.tsx';
import { FormBody } from '@marquee/vocal-kit/form/formParts.ts';
import { PasswordField } from '../../form/PasswordField.tsx';
import { useIsAlive } from '../../form/useIsAlive.ts';
import { texts } from '../../texts.ts';
import { type AuthAddress, authAddress, type RecoveryWay, recoveryAddress } from '../address/authAddress.ts';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { recoveryFields } from './recoveryFields.ts';
import { recoveryTexts } from './recoveryTexts.ts';
import type { RecoveryForm } from './useRecoveryForm.ts';

const Onward = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-block-size: 2.75rem;
  color: ${token('link')};
  font-weight: ${token('boldWeight')};
`;

const Small = styled.p`
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
  line-height: 1.5;

  a {
    color: ${token('link')};
    overflow-wrap: anywhere;
  }
`;

const labels = { email: texts.email, password: recoveryTexts.newPassword };

type RecoveryFormPanelProps = { way: RecoveryWay; address: AuthAddress; form: RecoveryForm };

/** The form of a page of recovery. Without scripts it is sent to the page's own address, which has the link's token. */
export function RecoveryFormPanel({ way, address, form }: RecoveryFormPanelProps) {
  const { element, failure, isPending, email, onTyped, onSubmit } = form;
  const isAlive = useIsAlive();
  const { emailAddress } = usePageConfig().site.contact;
  const isExpired = failure?.code === 'link-expired';
  const errors = failure?.fields ?? {};
  return (
    <>
      <FormBody ref={element} method="post" noValidate={isAlive} onSubmit={onSubmit} aria-busy={isPending}>
        {failure ? (
          <FailureSummary
            failure={isExpired ? { ...failure, message: recoveryTexts.linkExpired } : failure}
            fields={recoveryFields[way]}
            labels={labels}
          >
            {isExpired && way === 'reset' ? (
              <Onward href={recoveryAddress('forgot', address)}>{recoveryTexts.anotherLink}</Onward>
            ) : null}
            {isExpired && way === 'confirm' ? <Onward href="/vocal/account">{recoveryTexts.toAccount}</Onward> : null}
          </FailureSummary>
        ) : null}
        {way === 'forgot' ? (
          <Field
            name="email"
            label={texts.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={email}
            error={errors.email}
            onTyped={onTyped}
          />
        ) : null}
        {way === 'reset' ? (
          <PasswordField
            name="password"
            label={recoveryTexts.newPassword}
            isNew
            error={errors.password}
            onTyped={onTyped}
          />
        ) : null}
        <SubmitButton isPending={isPending}>
          {isPending ? recoveryTexts[way].pending : recoveryTexts[way].submit}
        </SubmitButton>
      </FormBody>
      {way === 'confirm' || way === 'unsubscribe' ? null : (
        <Onward href={authAddress({ ...address, mode: 'signIn' })}>{recoveryTexts.backToSignIn}</Onward>
      )}
      {way === 'forgot' && emailAddress ? (
        <Small>
          {recoveryTexts.noMailbox}{' '}
          <a href={`mailto:${emailAddress}?subject=${encodeURIComponent(recoveryTexts.subject)}`}>{emailAddress}</a>.
        </Small>
      ) : null}
    </>
  );
}
