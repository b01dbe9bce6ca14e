import { ApiError } from '@marquee/shared';
import { texts } from '../texts.ts';
import { type AuthMode, type FieldErrors, type FieldName, fieldsOf } from './authFields.ts';

/** Why somebody is not signed in yet. */
export type AuthFailure = {
  message: string;
  fields: FieldErrors;
  /** The api's code: `wrong-credentials`, `email-taken`. */
  code?: string;
};

/** The failure of a form with wrong fields. */
export function wrongFields(fields: FieldErrors, code?: string): AuthFailure {
  return { message: texts.lookAtFields(Object.keys(fields).length), fields, code };
}

/** A failed call in words for the page; the problem's pointers lead to the fields. */
export function failureOf(error: unknown, mode: AuthMode): AuthFailure {
  if (!(error instanceof ApiError) || error.status === undefined) {
    return { message: navigator.onLine ? texts.unreachable : texts.offline, fields: {} };
  }
  if (error.status === 429) return { message: texts.tooManyAttempts, fields: {} };
  if (error.status >= 500) return { message: texts.serverError, fields: {} };
  const code = codeOf(error.problem);
  const fields = fieldErrors(error.problem, mode);
  return Object.keys(fields).length > 0 ? wrongFields(fields, code) : { message: error.message, fields, code };
}

function codeOf(problem: unknown): string | undefined {
  return isRecord(problem) && typeof problem.code === 'string' ? problem.code : undefined;
}

function fieldErrors(problem: unknown, mode: AuthMode): FieldErrors {
  const errors: FieldErrors = {};
  const listed = isRecord(problem) && Array.isArray(problem.errors) ? problem.errors : [];
  for (const entry of listed) {
    if (!isRecord(entry) || typeof entry.message !== 'string') continue;
    const name = fieldsOf[mode].find((field: FieldName) => entry.pointer === `/${field}`);
    if (name) errors[name] ??= entry.message;
  }
  return errors;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
