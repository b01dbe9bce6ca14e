import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressTooLong } from '@marquee/platform/problem/connectionProblem.ts';
import type { ListedProblem } from '@marquee/platform/problem/ProblemFacts.ts';
import type { Address } from '../address/readAddress.ts';
import { sendError } from '../http/errors/errorResponse.ts';
import { respondSpelling } from './respondSpelling.ts';

const malformedAddress: ListedProblem = {
  status: 400,
  code: 'malformed-address',
  message: 'The address is not valid.',
};

/**
 * Responds to invalid addresses with an error, and redirects other spellings of a valid address. Does not cache these
 * redirects, because the number of such addresses is unlimited.
 * @returns false for a valid address, for which nothing was sent
 */
export function respondUnreadable(
  address: Address,
  request: IncomingMessage,
  response: ServerResponse,
  parts: Parameters<typeof respondSpelling>[3],
): boolean {
  if (address.area === 'refused') {
    sendError(request.url ?? '', response, address.status === 414 ? addressTooLong : malformedAddress);
    return true;
  }
  if (address.area !== 'redirect') return false;
  void respondSpelling(request, response, address.location, parts);
  return true;
}
