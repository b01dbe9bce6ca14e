import { texts } from '../texts.ts';

/** Error messages by the name of their field. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** Why a form was not accepted. */
export type FormFailure<Name extends string> = {
  message: string;
  fields: FieldErrors<Name>;
  /** Error code of the api, such as `wrong-credentials` or `email-taken`. */
  code?: string;
};

/** Creates the failure of a form with invalid fields. */
export function wrongFields<Name extends string>(fields: FieldErrors<Name>, code?: string): FormFailure<Name> {
  return { message: texts.lookAtFields(Object.keys(fields).length), fields, code };
}

/** Returns the HTTP status of a failed call. Undefined without a response. */
export function statusOf(error: unknown): number | undefined {
  return isRecord(error) && typeof error.status === 'number' ? error.status : undefined;
}

/**
 * Describes the failure of a call that the page itself made. The typed values are still in the form.
 * @param names fields of the form
 * @param pointers the api's names of fields that have other names on the page
 */
export function failureHere<Name extends string>(
  error: unknown,
  names: readonly Name[],
  pointers?: Partial<Record<Name, string>>,
): FormFailure<Name> {
  const status = statusOf(error);
  const failure = failureOf(error, names, pointers);
  if (status === undefined && !navigator.onLine) return { message: `${texts.offline} ${texts.typedStays}`, fields: {} };
  const isPassing = status === undefined || status === 429 || status >= 500;
  return isPassing ? { ...failure, message: `${failure.message} ${texts.typedStays}` } : failure;
}

/**
 * Describes the failure of a call. The problem's pointers name the invalid fields.
 * @param names fields of the form
 * @param pointers the api's names of fields that have other names on the page
 */
export function failureOf<Name extends string>(
  error: unknown,
  names: readonly Name[],
  pointers: Partial<Record<Name, string>> = {},
): FormFailure<Name> {
  const status = statusOf(error);
  // Checks fields instead of the class, because the server's errors come from the shell's own copy of the class.
  if (status === undefined || !isRecord(error)) return { message: texts.unreachable, fields: {} };
  if (status === 429) return { message: texts.tooManyAttempts, fields: {} };
  if (status >= 500) return { message: texts.serverError, fields: {} };
  const code = codeOf(error.problem);
  const fields = fieldErrors(error.problem, names, pointers);
  if (Object.keys(fields).length > 0) return wrongFields(fields, code);
  return { message: String(error.message), fields, code };
}

function codeOf(problem: unknown): string | undefined {
  return isRecord(problem) && typeof problem.code === 'string' ? problem.code : undefined;
}

function fieldErrors<Name extends string>(
  problem: unknown,
  names: readonly Name[],
  pointers: Partial<Record<Name, string>>,
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  const listed = isRecord(problem) && Array.isArray(problem.errors) ? problem.errors : [];
  for (const entry of listed) {
    if (!isRecord(entry) || typeof entry.message !== 'string') continue;
    const name = names.find((field) => entry.pointer === `/${pointers[field] ?? field}`);
    if (name) errors[name] ??= entry.message;
  }
  return errors;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
