/// <reference path="./undiciFiles.d.ts" />
import type { Dispatcher } from 'undici';
import send from 'undici/lib/api/api-request.js';
import Agent from 'undici/lib/dispatcher/agent.js';

/** Connections of calls that have no pool of their own. */
const sharedAgent = new Agent();

export type RequestOptions = Partial<
  Pick<Dispatcher.RequestOptions, 'body' | 'headers' | 'method' | 'signal' | 'bodyTimeout'>
> & { agent?: Dispatcher };

/**
 * Sends a request by undici, of which the process loads only that: all of it, and Node's own `fetch` beside it, takes 4 MB more of
 * each worker (docs/decisions/097-memory-of-a-node.md).
 * @throws errors of undici, with a code
 */
export function request(
  address: string,
  { agent = sharedAgent, method = 'GET', ...options }: RequestOptions = {},
): Promise<Dispatcher.ResponseData> {
  const { origin, pathname, search } = new URL(address);
  return send.call(agent, { ...options, method, origin, path: pathname + search });
}

export { Agent };
