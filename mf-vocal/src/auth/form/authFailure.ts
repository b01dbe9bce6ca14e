import { texts } from '../../texts.ts';
import type { AuthMode } from '../address/authAddress.ts';
import { type FieldErrors, type FieldName, fieldsOf } from './fields/authFields.ts';

/** The reason for a failed sign-in. */
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

/** HTTP status of a failed call; undefined when no response came. */
export function statusOf(error: unknown): number | undefined {
  return isRecord(error) && typeof error.status === 'number' ? error.status : undefined;
}

/** A failed call in words for the page; the problem's pointers lead to the fields. */
export function failureOf(error: unknown, mode: AuthMode): AuthFailure {
  const status = statusOf(error);
  // The server's errors are of the shell's own copy of their class.
  if (status === undefined || !isRecord(error)) return { message: texts.unreachable, fields: {} };
  if (status === 429) return { message: texts.tooManyAttempts, fields: {} };
  if (status >= 500) return { message: texts.serverError, fields: {} };
  const code = codeOf(error.problem);
  const fields = fieldErrors(error.problem, mode);
  if (Object.keys(fields).length > 0) return wrongFields(fields, code);
  return { message: String(error.message), fields, code };
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
