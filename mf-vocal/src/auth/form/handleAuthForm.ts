import { type Api, apiContext } from '@marquee/shared';
import { type ActionFunctionArgs, data, redirect } from '@marquee/shared/router';
import { type FormFailure, failureOf, statusOf, wrongFields } from '@marquee/vocal-kit/form/formFailure.ts';
import { texts } from '../../texts.ts';
import type { AuthMode } from '../address/authAddress.ts';
import { readAuthAddress } from '../address/authAddress.ts';
import { pathAfterSignIn } from '../address/pathAfterSignIn.ts';
import { type FieldName, type FieldValues, faultsIn, fieldsOf, valuesIn } from './authFields.ts';

/** Data of the page after a form that was sent without scripts has failed. Never contains the password. */
export type AuthResult = { failure: FormFailure<FieldName>; values: Omit<FieldValues, 'password'> };

/** Calls the api with a form's values. @throws the error of the api's call */
export function sendAuthForm(api: Api, mode: AuthMode, values: FieldValues): Promise<unknown> {
  const { email, password } = values;
  return mode === 'signUp' ? api.signUp(values) : api.signIn({ email, password });
}

/** Action of the route for a form that was sent without scripts. Redirects after success, else shows the form again. */
export async function handleAuthForm({ request, context }: ActionFunctionArgs): Promise<unknown> {
  const { origin, searchParams } = new URL(request.url);
  const { mode, next } = readAuthAddress(searchParams);
  const { password, ...shown } = valuesIn(await request.formData());
  const again = (failure: FormFailure<FieldName>, status: number) =>
    data({ failure, values: shown } satisfies AuthResult, status);

  const faults = faultsIn({ ...shown, password }, mode);
  if (Object.keys(faults).length > 0) return again(wrongFields(faults), 422);
  try {
    await sendAuthForm(context.get(apiContext), mode, { ...shown, password });
  } catch (error) {
    const status = statusOf(error);
    if (status === undefined) return again({ message: texts.serverError, fields: {} }, 503);
    return again(failureOf(error, fieldsOf[mode]), status);
  }
  return redirect(pathAfterSignIn(next, origin), 303);
}
