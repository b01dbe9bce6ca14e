import type { EditorFaults } from '@marquee/vocal-kit/fields/useFault.ts';
import { editorTexts } from '../editorTexts.ts';
import { faultsOf } from '../fields/faultsOf.ts';

/** The reason for a refused submission: a sentence, and the messages at the fields. */
export type SubmissionFailure = { message: string; faults: EditorFaults };

/** Describes a failed submission. @param error an `ApiError`, or any other value if there was no response */
export function submissionFailure(error: unknown): SubmissionFailure {
  const problem = isRecord(error) ? error.problem : undefined;
  if (!isRecord(problem)) return { message: editorTexts.submitFailed, faults: {} };
  const listed = Array.isArray(problem.errors) ? problem.errors.filter(isFieldError) : [];
  if (listed.length > 0) return { message: editorTexts.notSubmitted, faults: faultsOf(listed) };
  return { message: typeof problem.error === 'string' ? problem.error : editorTexts.submitFailed, faults: {} };
}

/** True if the author of a post cannot publish it without a review. */
export function isReviewNeeded(error: unknown): boolean {
  const problem = isRecord(error) ? error.problem : undefined;
  return isRecord(problem) && (problem.code === 'review-first' || problem.code === 'moderator-only');
}

function isFieldError(value: unknown): value is { pointer: string; message: string } {
  return isRecord(value) && typeof value.pointer === 'string' && typeof value.message === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
