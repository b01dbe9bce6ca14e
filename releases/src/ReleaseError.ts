import type { ReleaseErrorCode } from '@marquee/platform/problem/errorCodes.ts';

/** A refusal of the release service, as a sentence for the person who asked. */
export class ReleaseError extends Error {
  /** For programs. */
  readonly code: ReleaseErrorCode;

  constructor(code: ReleaseErrorCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'ReleaseError';
    this.code = code;
  }
}
