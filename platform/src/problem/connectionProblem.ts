import type { ListedProblem } from './ProblemFacts.ts';

/** Longest address that a server reads, in characters. */
export const maxAddressLength = 8_192;

export const addressTooLong: ListedProblem = {
  status: 414,
  code: 'address-too-long',
  message: `The address is longer than ${maxAddressLength} characters.`,
};

/** The problem with bytes on a connection that are not a request: slow, too large or malformed. */
export function connectionProblem({ code, rawPacket }: { code?: string; rawPacket?: unknown }): ListedProblem {
  if (code === 'HPE_HEADER_OVERFLOW') {
    // If the overflowing bytes have no line end, the address itself is too long.
    const isAddress = Buffer.isBuffer(rawPacket) && !rawPacket.includes('\r\n');
    return isAddress
      ? addressTooLong
      : { status: 431, code: 'headers-too-large', message: 'The headers are too large.' };
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, code: 'timeout', message: 'The request did not arrive in time.' };
  return { status: 400, code: 'malformed-request', message: 'The request is not valid HTTP.' };
}
