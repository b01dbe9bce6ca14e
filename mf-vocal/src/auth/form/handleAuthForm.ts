import { type Api, apiContext } from '@marquee/shared';
import { type ActionFunctionArgs, data, redirect } from '@marquee/shared/router';
import { type FormFailure, failureOf, statusOf, wrongFields } from '@marquee/vocal-kit/form/formFailure.ts';
import { challengeOf } from '../../secondStep/challengeOf.ts';
import { texts } from '../../texts.ts';
import type { AuthMode } from '../address/authAddress.ts';
import { readAuthAddress } from '../address/authAddress.ts';
import { pathAfterSignIn } from '../address/pathAfterSignIn.ts';
import { type FieldName, type FieldValues, faultsIn, fieldsOf, valuesIn } from './authFields.ts';

/** Data of the page after a form that was sent without scripts has failed. Never contains the password. */
export type AuthResult = {
  failure: FormFailure<FieldName> | null;
  values: Omit<FieldValues, 'password'>;
  /** The second step, after a right password. */
  secondStep?: { challenge: string; failure: FormFailure<'code'> | null };
};

/** Calls the api with a form's values. @throws the error of the api's call */
export function sendAuthForm(api: Api, mode: AuthMode, values: FieldValues): Promise<unknown> {
  const { email, password } = values;
  return mode === 'signUp' ? api.signUp(values) : api.signIn({ email, password });
}

/** Action of the route for a form that was sent without scripts. Redirects after success, else shows the form again. */
export async function handleAuthForm({ request, context }: ActionFunctionArgs): Promise<unknown> {
  const { origin, searchParams } = new URL(request.url);
  const { mode, next } = readAuthAddress(searchParams);
  const redirectTo = pathAfterSignIn(next, origin);
  const form = await request.formData();
  const challenge = form.get('challenge');
  if (typeof challenge === 'string') return handleSecondStep(context.get(apiContext), form, challenge, redirectTo);
  const { password, ...shown } = valuesIn(form);
  const again = (failure: FormFailure<FieldName>, status: number) =>
    data({ failure, values: shown } satisfies AuthResult, status);

  const faults = faultsIn({ ...shown, password }, mode);
  if (Object.keys(faults).length > 0) return again(wrongFields(faults), 422);
  try {
    await sendAuthForm(context.get(apiContext), mode, { ...shown, password });
  } catch (error) {
    const status = statusOf(error);
    const made = challengeOf(error);
    if (made) return data({ failure: null, values: shown, secondStep: { challenge: made, failure: null } }, status);
    if (status === undefined) return again({ message: texts.serverError, fields: {} }, 503);
    return again(failureOf(error, fieldsOf[mode]), status);
  }
  return redirect(redirectTo, 303);
}

/** Takes the form of the second step. A challenge that has expired leads back to the password. */
async function handleSecondStep(api: Api, form: FormData, challenge: string, redirectTo: string): Promise<unknown> {
  const values = { firstName: '', lastName: '', email: '' };
  try {
    await api.account('secondStep', { challenge, code: String(form.get('code') ?? '') });
  } catch (error) {
    const status = statusOf(error) ?? 503;
    const failure = failureOf(error, ['code']);
    if (failure.code === 'sign-in-expired')
      return data({ failure: { ...failure, fields: {} }, values } satisfies AuthResult, status);
    return data({ failure: null, values, secondStep: { challenge, failure } } satisfies AuthResult, status);
  }
  return redirect(redirectTo, 303);
}
