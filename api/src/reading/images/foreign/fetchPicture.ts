import type { OriginalFormat } from '../../../kernel/originals/OriginalStore.ts';
import { FetchRefusedError, fetchOutside, internet, type OutsideWorld } from '../../../kernel/outside/fetchOutside.ts';
import { pictureFormat } from './pictureFormat.ts';

/** A picture of another host. */
export type FetchedPicture = { format: OriginalFormat; bytes: Buffer };
export type FetchPicture = (
  address: string,
  hosts: readonly string[] | 'any',
  signal: AbortSignal,
) => Promise<FetchedPicture>;

const accept = 'image/webp,image/jpeg,image/png,image/gif';

/**
 * Makes the function that fetches a picture under the rules of `fetchOutside`. It throws FetchRefusedError for a file that
 * is too large or no picture, too.
 */
export function createFetchPicture(world: OutsideWorld = internet): FetchPicture {
  return async (address, hosts, signal) => {
    const { body } = await fetchOutside(world, address, { hosts, accept, signal });
    const chunks: Buffer[] = [];
    let length = 0;
    // Leaving the loop by a throw destroys the connection.
    for await (const chunk of body as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > world.maxBytes) throw new FetchRefusedError(`more than ${world.maxBytes} bytes`);
      chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    const format = pictureFormat(bytes);
    if (!format) throw new FetchRefusedError('not a picture in an accepted format');
    return { format, bytes };
  };
}
