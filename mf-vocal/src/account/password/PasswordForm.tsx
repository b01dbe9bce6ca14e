import { Button } from '@marquee/shared';
import type { User } from '@marquee/shared/domain';
import { FailureSummary } from '@marquee/vocal-kit/form/FailureSummary.tsx';
import type { FieldErrors } from '@marquee/vocal-kit/form/formFailure.ts';
import { Done, FormBody, FormEnd } from '@marquee/vocal-kit/form/formParts.ts';
import { useForm } from '@marquee/vocal-kit/form/useForm.ts';
import { minPasswordLength } from '../../form/minPasswordLength.ts';
import { PasswordField } from '../../form/PasswordField.tsx';
import { texts } from '../../texts.ts';
import { useAccountApi } from '../AccountApiContext.ts';
import { accountTexts } from '../accountTexts.ts';

const names = ['oldPassword', 'newPassword'] as const;
type Name = (typeof names)[number];

function faultsIn({ oldPassword, newPassword }: Record<Name, string>): FieldErrors<Name> {
  return {
    ...(!oldPassword && { oldPassword: accountTexts.needPassword }),
    ...(newPassword.length < minPasswordLength && { newPassword: texts.shortPassword }),
  };
}

type PasswordFormProps = {
  user: User;
  /** Called after the change, which signs out all other browsers. */
  onChanged(): void;
};

/** Changes the password of the signed-in writer. */
export function PasswordForm({ user, onChanged }: PasswordFormProps) {
  const api = useAccountApi();
  const { element, failure, isPending, isDone, onTyped, onSubmit } = useForm<Name>({
    names,
    faultsIn,
    async send(passwords, form) {
      await api.changePassword(passwords);
      form.reset();
      onChanged();
    },
  });
  const errors = failure?.fields ?? {};
  return (
    <FormBody ref={element} noValidate onSubmit={onSubmit} aria-busy={isPending}>
      {failure ? (
        <FailureSummary id="vocal-password-failure" failure={failure} fields={names} labels={accountTexts} />
      ) : null}
      {/* Password managers find the account of the new password by it. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        name="oldPassword"
        label={accountTexts.oldPassword}
        isNew={false}
        error={errors.oldPassword}
        onTyped={onTyped}
      />
      <PasswordField
        name="newPassword"
        label={accountTexts.newPassword}
        isNew
        error={errors.newPassword}
        onTyped={onTyped}
      />
      <FormEnd>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? accountTexts.changing : accountTexts.change}
        </Button>
        <div role="status">{isDone ? <Done>{accountTexts.changed}</Done> : null}</div>
      </FormEnd>
    </FormBody>
  );
}
