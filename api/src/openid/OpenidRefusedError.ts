import type { OpenidFailure } from '@marquee/shared/domain';

/** Error for a sign-in by the OpenID provider that leads back to the sign-in page. */
export class OpenidRefusedError extends Error {
  override name = 'OpenidRefusedError';
  readonly failure: OpenidFailure;

  constructor(failure: OpenidFailure, options?: ErrorOptions) {
    super(`A sign-in by the OpenID provider was refused: ${failure}`, options);
    this.failure = failure;
  }
}
