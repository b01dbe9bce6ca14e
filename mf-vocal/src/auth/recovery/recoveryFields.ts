import type { Api } from '@marquee/shared';
import type { FieldErrors } from '@marquee/vocal-kit/form/formFailure.ts';
import { texts } from '../../texts.ts';
import type { RecoveryWay } from '../address/authAddress.ts';
import { type FieldValues, faultOf, valuesIn } from '../form/authFields.ts';

export type RecoveryField = 'email' | 'password';
export type RecoveryValues = Pick<FieldValues, RecoveryField>;

/** The fields of each page. A link that confirms an address or ends mails needs only the button. */
export const recoveryFields: Record<RecoveryWay, readonly RecoveryField[]> = {
  forgot: ['email'],
  reset: ['password'],
  confirm: [],
  unsubscribe: [],
};

/** Validates the fields before the api does. */
export function recoveryFaults(values: RecoveryValues, way: RecoveryWay): FieldErrors<RecoveryField> {
  const errors: FieldErrors<RecoveryField> = {};
  for (const name of recoveryFields[way]) {
    // A new password must follow the rules for sign-up.
    const fault = faultOf(values[name], name, 'signUp');
    if (fault) errors[name] = name === 'password' && values.password === '' ? texts.shortPassword : fault;
  }
  return errors;
}

/** Returns the values of the form on any of the pages. */
export function recoveryValuesIn(form: FormData): RecoveryValues {
  const { email, password } = valuesIn(form);
  return { email, password };
}

/**
 * Calls the api.
 * @param token of the link, from the address
 * @returns the email address that the page then names
 */
export async function sendRecoveryForm(
  api: Pick<Api, 'account'>,
  way: RecoveryWay,
  { email, password }: RecoveryValues,
  token: string,
): Promise<string> {
  if (way === 'confirm') return (await api.account<{ email: string }>('confirmEmail', { token })).email;
  if (way === 'unsubscribe') await api.account('unsubscribe', { token });
  else if (way === 'reset') await api.account('resetPassword', { token, password });
  else await api.account('forgotPassword', { email: email.trim() });
  return email;
}
