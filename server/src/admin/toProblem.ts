import { type ReleaseErrorCode, releaseErrors } from '@marquee/platform/problem/errorCodes.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { ProblemFacts } from '@marquee/platform/problem/ProblemFacts.ts';
import { ReleaseError } from '@marquee/releases/ReleaseError.ts';

/** The problem to send for whatever was thrown. An error that is not meant for callers becomes 500, without its message. */
export function toProblem(error: unknown): ProblemFacts {
  if (error instanceof ProblemError) return error;
  if (error instanceof ReleaseError) return { status: statusOf(error.code), code: error.code, message: error.message };
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return tooLarge();
  if (status === 415) return new ProblemError(415, 'unsupported-media-type', 'This content type is not supported.');
  if (status >= 400 && status < 500) return new ProblemError(400, 'invalid', 'The request is not valid.');
  return new ProblemError(500, 'internal', 'Something went wrong. The log has the cause.');
}

/** Refusals of the release service have one status each. */
function statusOf(code: ReleaseErrorCode): number {
  return Number(Object.keys(releaseErrors[code])[0]);
}

export function tooLarge(): ProblemError {
  const message = 'A release is at most 64 MB as an archive.';
  return new ProblemError(413, 'too-large', message, { headers: { connection: 'close' } });
}
