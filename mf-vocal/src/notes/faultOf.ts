import type { Problem } from '@marquee/shared/domain';
import { ApiError } from '@marquee/shared/transport';
import { notesTexts } from './notesTexts.ts';

/** The words for a call that failed: the api's own for a refusal, which say how to go on. */
export function faultOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === undefined || error.status >= 500) return notesTexts.notSent;
  const { errors } = (error.problem ?? {}) as Partial<Problem>;
  return errors?.[0]?.message ?? error.message;
}
