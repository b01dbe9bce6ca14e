import { texts } from '../texts.ts';

export type AuthMode = 'signIn' | 'signUp';
export type FieldName = 'firstName' | 'lastName' | 'email' | 'password';
export type FieldValues = Record<FieldName, string>;
export type FieldErrors = Partial<Record<FieldName, string>>;

/** What each way in asks for, in the order of the page. */
export const fieldsOf: Record<AuthMode, readonly FieldName[]> = {
  signUp: ['firstName', 'lastName', 'email', 'password'],
  signIn: ['email', 'password'],
};

export const shortestPassword = 10;

// The api's limits. No `maxlength`: it would cut what is pasted without a word.
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

function faultOf(input: HTMLInputElement, name: FieldName): string | undefined {
  const { validity, value, minLength } = input;
  const isBlank = name === 'password' ? value === '' : value.trim() === '';
  if (validity.valueMissing || isBlank || validity.typeMismatch) return needed[name];
  // `tooShort` says nothing about what a password manager has filled in.
  if (validity.tooShort || value.length < minLength) return texts.shortPassword;
  return value.length > longest[name] ? texts.tooLong(longest[name]) : undefined;
}

/** What the browser itself finds wrong with the fields, by name. The api has the last word. */
export function faultsIn(form: HTMLFormElement, mode: AuthMode): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of fieldsOf[mode]) {
    const input = form.elements.namedItem(name);
    const fault = input instanceof HTMLInputElement ? faultOf(input, name) : undefined;
    if (fault) errors[name] = fault;
  }
  return errors;
}

/** id of a field's input. */
export const fieldId = (name: FieldName) => `vocal-${name}`;
