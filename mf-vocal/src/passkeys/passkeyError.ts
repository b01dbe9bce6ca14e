import { ApiError } from '@marquee/shared/transport';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';

/** Returns the failure of a WebAuthn call, in the form in which forms show failures. */
export function passkeyError(cause: unknown, message: string, unsupported: string): ApiError {
  return new ApiError(browserSupportsWebAuthn() ? message : unsupported, 422, null, { cause });
}
