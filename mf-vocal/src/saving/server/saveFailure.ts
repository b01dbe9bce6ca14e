import type { Draft, DraftConflict, FieldError, Problem } from '@marquee/shared/domain';
import type { UnsavedChanges } from '@marquee/vocal-kit/drafts/UnsavedChanges.ts';
import type { SavingEvent } from '../savingState.ts';

/** Error of a save: an `ApiError`, with the wait that the server requests. */
export type SaveError = { message: string; status?: number; problem?: unknown; retryAfterMs?: number };

/** Statuses below 500 after which the same save may succeed: a timeout, and a limit on calls. */
const temporary: readonly number[] = [408, 429];

function has<T>(value: unknown, name: keyof T & string): value is T {
  return typeof value === 'object' && value !== null && name in value;
}

/** True if the same call may succeed later: there was no response, or its status is temporary. */
export function canBeRepeated({ status }: { status?: number | undefined }): boolean {
  return status === undefined || status >= 500 || temporary.includes(status);
}

/** An error without a status had no response. */
export function causeOf({ status }: { status?: number | undefined }): 'network' | 'server' {
  return status === undefined ? 'network' : 'server';
}

/** The version that is stored now, if a save failed because of it. */
export function storedInstead({ status, problem }: SaveError): Draft | null {
  return status === 412 && has<DraftConflict>(problem, 'post') ? problem.post : null;
}

/** The event of a failed save. @param unsaved changes of this tab */
export function failureEvent(failure: SaveError, unsaved: UnsavedChanges): SavingEvent {
  const { status, message, problem } = failure;
  const stored = storedInstead(failure);
  if (stored) return { kind: 'overtaken', stored, mine: { ...stored, ...unsaved.changes }, unsaved };
  if (status === undefined || canBeRepeated(failure)) return { kind: 'unreachable', cause: causeOf(failure) };
  const errors: readonly FieldError[] = has<Problem>(problem, 'errors') ? (problem.errors ?? []) : [];
  return { kind: 'refused', status, message, errors, ...(has<Problem>(problem, 'code') && { code: problem.code }) };
}
