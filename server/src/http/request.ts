import { Agent, type Dispatcher, request as send } from 'undici';

/** Connections of calls that have no pool of their own. */
const sharedAgent = new Agent();

export type RequestOptions = Partial<
  Pick<Dispatcher.RequestOptions, 'body' | 'headers' | 'method' | 'signal' | 'bodyTimeout'>
> & { agent?: Dispatcher };

/**
 * Sends a request by undici.
 * @throws errors of undici, with a code
 */
export function request(
  address: string,
  { agent = sharedAgent, ...options }: RequestOptions = {},
): Promise<Dispatcher.ResponseData> {
  return send(address, { ...options, dispatcher: agent });
}

export { Agent };
