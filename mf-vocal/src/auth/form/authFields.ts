import type { FieldErrors } from '@marquee/vocal-kit/form/formFailure.ts';
import { minPasswordLength } from '../../form/minPasswordLength.ts';
import { texts } from '../../texts.ts';
import type { AuthMode } from '../address/authAddress.ts';

export type FieldName = 'firstName' | 'lastName' | 'email' | 'password';
export type FieldValues = Record<FieldName, string>;

/** The fields of each mode, in the order of the page. */
export const fieldsOf: Record<AuthMode, readonly FieldName[]> = {
  signUp: ['firstName', 'lastName', 'email', 'password'],
  signIn: ['email', 'password'],
};

// The api's limits. No `maxlength`: it would silently cut pasted text.
const longest: Record<FieldName, number> = {
  firstName: 60,
  lastName: 60,
  email: 254,
  password: 200,
};

const needed: Record<FieldName, string> = {
  firstName: texts.needFirstName,
  lastName: texts.needLastName,
  email: texts.needEmail,
  password: texts.needPassword,
};

/** Finds typing errors; the api decides what an email address is. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+$/;

/** The error of a value before any call; undefined when it has none. */
export function faultOf(value: string, name: FieldName, mode: AuthMode): string | undefined {
  const isBlank = name === 'password' ? value === '' : value.trim() === '';
  if (isBlank || (name === 'email' && !looksLikeEmail.test(value.trim()))) return needed[name];
  if (name === 'password' && mode === 'signUp' && value.length < minPasswordLength) return texts.shortPassword;
  return value.length > longest[name] ? texts.tooLong(longest[name]) : undefined;
}

/** The errors of the fields before any call, by name. The api has the last word. */
export function faultsIn(values: FieldValues, mode: AuthMode): FieldErrors<FieldName> {
  const errors: FieldErrors<FieldName> = {};
  for (const name of fieldsOf[mode]) {
    const fault = faultOf(values[name], name, mode);
    if (fault) errors[name] = fault;
  }
  return errors;
}

/** A form's values. A field that it does not have, or that is a file, is empty. */
export function valuesIn(form: FormData): FieldValues {
  const textOf = (name: FieldName) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    email: textOf('email').trim(),
    password: textOf('password'),
  };
}
