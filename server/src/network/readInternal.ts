import { type ApiAddress, trustHeaders } from '../ApiAddress.ts';
import { request } from '../http/request.ts';

/** Maximum time for the api's response, in milliseconds. */
const timeoutMs = 3_000;

/** Reads an internal call of the api. Null for a call that the api does not have. @throws if the api cannot be reached or fails */
export async function readInternal(api: ApiAddress, address: string): Promise<unknown> {
  const { statusCode, body } = await request(api.url + address, {
    headers: { ...trustHeaders(api), accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (statusCode === 200) return body.json();
  await body.dump();
  if (statusCode === 404) return null;
  throw new Error(`The api responds to ${address} with ${statusCode}`);
}
