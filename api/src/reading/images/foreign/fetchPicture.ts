import type { OriginalFormat } from '../../../kernel/originals/OriginalStore.ts';
import { fetchBytes } from '../../../kernel/outside/fetchBytes.ts';
import { FetchRefusedError, internet, type OutsideWorld } from '../../../kernel/outside/fetchOutside.ts';
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
    const bytes = await fetchBytes(world, address, { hosts, accept, signal });
    const format = pictureFormat(bytes);
    if (!format) throw new FetchRefusedError('not a picture in an accepted format');
    return { format, bytes };
  };
}
