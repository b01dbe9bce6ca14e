import type { IncomingMessage } from 'node:http';
import { requestIdHeader } from '@marquee/platform/logs/givenRequestId.ts';
import type { ClientAddresses } from '../address/ClientAddresses.ts';

/** The reader for whom the api is asked. */
export function callerOf(
  request: IncomingMessage,
  { addresses }: { addresses: Pick<ClientAddresses, 'of'> },
): { client: string; requestId?: string } {
  const id = request.headers[requestIdHeader];
  return { client: addresses.of(request), ...(typeof id === 'string' && { requestId: id }) };
}
