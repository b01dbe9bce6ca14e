import type { Draft, DraftConflict, FieldError, Problem } from '@marquee/shared/domain';
import type { SavingEvent } from './savingState.ts';

type Failure = { message: string; status?: number; problem?: unknown };

/** Statuses below 500 after which the same save may succeed: a timeout, and a limit on calls. */
const temporary: readonly number[] = [408, 429];

function has<T>(value: unknown, name: keyof T & string): value is T {
  return typeof value === 'object' && value !== null && name in value;
}

/** The version that is stored now, if a save failed because of it. */
export function storedInstead({ status, problem }: Failure): Draft | null {
  return status === 412 && has<DraftConflict>(problem, 'post') ? problem.post : null;
}

/** The event of a failed save. */
export function failureEvent(failure: Failure): SavingEvent {
  const { status, message, problem } = failure;
  const stored = storedInstead(failure);
  if (stored) return { kind: 'overtaken', stored };
  if (status === undefined || status >= 500 || temporary.includes(status)) return { kind: 'unreachable' };
  const errors: readonly FieldError[] = has<Problem>(problem, 'errors') ? (problem.errors ?? []) : [];
  return { kind: 'refused', status, message, errors };
}
