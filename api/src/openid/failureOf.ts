import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { OpenidFailure } from '@marquee/shared/domain';
import { OpenidRefusedError } from './OpenidRefusedError.ts';

/** Names of errors of the network and of time limits. */
const networkErrors = ['TypeError', 'TimeoutError', 'AbortError'];
/** Codes of the library for a provider that does not respond as one. */
const providerCodes = [
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
];

/** Returns the reason of a failed sign-in, as the sign-in page names it. */
export function failureOf(error: unknown): OpenidFailure {
  if (error instanceof OpenidRefusedError) return error.failure;
  if (error instanceof ProblemError) {
    if (error.code === 'account-suspended') return 'account-suspended';
    return error.status === 429 ? 'too-many-attempts' : 'openid-refused';
  }
  // Checks fields instead of the class, because errors of the network come from Node's own copy of the class.
  for (let cause: unknown = error; isRecord(cause); cause = cause.cause)
    if (networkErrors.includes(String(cause.name)) || providerCodes.includes(String(cause.code)))
      return 'openid-unavailable';
  return 'openid-refused';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
