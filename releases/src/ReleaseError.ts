import type { ReleaseErrorCode } from '@marquee/platform/problem/errorCodes.ts';

/** A refusal by the release service, as a sentence for the caller. */
export class ReleaseError extends Error {
  /** Machine-readable code of the refusal. */
  readonly code: ReleaseErrorCode;

  constructor(code: ReleaseErrorCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'ReleaseError';
    this.code = code;
  }
}
