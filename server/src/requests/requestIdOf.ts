import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { givenRequestId } from '@marquee/platform/logs/givenRequestId.ts';
import type { ClientAddresses } from '../address/ClientAddresses.ts';

/**
 * Returns the id of a request: a trusted proxy's or another worker's, otherwise a new one. Ids of strangers do not count, because a
 * stranger could give many requests one id and so mix their lines in the logs.
 */
export function requestIdOf(request: IncomingMessage, addresses: Pick<ClientAddresses, 'isPassedOn'>): string {
  const given = addresses.isPassedOn(request) ? givenRequestId(request.headers) : null;
  return given ?? randomUUID();
}
