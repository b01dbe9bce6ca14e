import type { Problem } from '@marquee/shared/domain';
import { ApiError } from '@marquee/shared/transport';
import { notesTexts } from './notesTexts.ts';

/** Message for a failed call. For a refusal, this is the message of the api, which says what the user can do. */
export function faultOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === undefined || error.status >= 500) return notesTexts.notSent;
  const { errors } = (error.problem ?? {}) as Partial<Problem>;
  return errors?.[0]?.message ?? error.message;
}
