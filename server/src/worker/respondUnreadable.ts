import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressTooLong } from '@marquee/platform/problem/connectionProblem.ts';
import type { ListedProblem } from '@marquee/platform/problem/ProblemFacts.ts';
import type { Address } from '../address/readAddress.ts';
import { sendError } from '../http/errors/errorResponse.ts';
import { redirectPage } from '../pages/redirectPage.ts';
import { sendStoredPage } from '../pages/sendStoredPage.ts';

const malformedAddress: ListedProblem = {
  status: 400,
  code: 'malformed-address',
  message: 'The address is not valid.',
};

/**
 * Responds to invalid addresses, and to other spellings of a valid one. Stores nothing, because there is any number of such addresses.
 * @returns false if the address is valid, so that no response was sent
 */
export function respondUnreadable(address: Address, request: IncomingMessage, response: ServerResponse): boolean {
  if (address.area === 'refused') {
    sendError(request.url ?? '', response, address.status === 414 ? addressTooLong : malformedAddress);
    return true;
  }
  if (address.area !== 'redirect') return false;
  sendStoredPage(request, response, redirectPage(301, address.location));
  return true;
}
