import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressTooLong } from '@marquee/platform/problem/connectionProblem.ts';
import type { ListedProblem } from '@marquee/platform/problem/ProblemFacts.ts';
import type { Address } from '../address/readAddress.ts';
import { sendError } from '../http/errors/errorResponse.ts';
import { redirectPage } from '../pages/redirectPage.ts';
import { sendPageResponse } from '../pages/sendPageResponse.ts';

const malformedAddress: ListedProblem = {
  status: 400,
  code: 'malformed-address',
  message: 'The address is not valid.',
};

/**
 * Responds to invalid addresses with an error, and redirects other spellings of a valid address. Does not cache these
 * responses, because the number of such addresses is unlimited.
 * @returns false for a valid address, for which nothing was sent
 */
export function respondUnreadable(address: Address, request: IncomingMessage, response: ServerResponse): boolean {
  if (address.area === 'refused') {
    sendError(request.url ?? '', response, address.status === 414 ? addressTooLong : malformedAddress);
    return true;
  }
  if (address.area !== 'redirect') return false;
  sendPageResponse(request, response, redirectPage(301, address.location));
  return true;
}
