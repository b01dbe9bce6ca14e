import { type FetchOptions, FetchRefusedError, fetchOutside, type OutsideWorld } from './fetchOutside.ts';

/**
 * Fetches a whole file under the rules of `fetchOutside`.
 * @throws FetchRefusedError for a file of more than `world.maxBytes`, too
 */
export async function fetchBytes(world: OutsideWorld, address: string, options: FetchOptions): Promise<Buffer> {
  const { body } = await fetchOutside(world, address, options);
  const chunks: Buffer[] = [];
  let length = 0;
  // Leaving the loop by a throw destroys the connection.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > world.maxBytes) throw new FetchRefusedError(`more than ${world.maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
