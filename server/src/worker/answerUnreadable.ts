import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Address, longestAddress } from '../address/readAddress.ts';
import { sendError } from '../http/errors/errorAnswer.ts';
import { redirectPage } from '../pages/redirectPage.ts';
import { sendStoredPage } from '../pages/sendStoredPage.ts';

const refusals = {
  400: { code: 'malformed-address', message: 'The address is not valid.' },
  414: { code: 'address-too-long', message: `The address is too long; at most ${longestAddress} characters are read.` },
} as const;

/**
 * Answers for an address that is none, or that is the other spelling of one. Nothing of it is stored: anybody can make up any
 * number of them.
 * @returns false when it has not answered
 */
export function answerUnreadable(address: Address, request: IncomingMessage, response: ServerResponse): boolean {
  if (address.area === 'refused') {
    const { status } = address;
    sendError(request.url ?? '', response, { status, ...refusals[status] });
    return true;
  }
  if (address.area !== 'elsewhere') return false;
  sendStoredPage(request, response, redirectPage(301, address.location));
  return true;
}
