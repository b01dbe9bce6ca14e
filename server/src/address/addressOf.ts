import type { IncomingMessage } from 'node:http';
import { type Address, readAddress } from './readAddress.ts';

const decided = new WeakMap<IncomingMessage, Address>();

/** The parsed address of a request. It is parsed once. */
export function addressOf(request: IncomingMessage): Address {
  const known = decided.get(request);
  if (known) return known;
  const address = readAddress(request.url ?? '');
  decided.set(request, address);
  return address;
}
