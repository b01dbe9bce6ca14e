import { uploadLimits } from '@marquee/shared/domain';
import { fetchBytes } from '../../kernel/outside/fetchBytes.ts';
import { internet } from '../../kernel/outside/fetchOutside.ts';

const timeoutMs = 30_000;

/**
 * Fetches a file of another host for an import, with at most the bytes of an upload. The caller checks whether the file
 * is a PDF.
 * @throws FetchRefusedError for addresses and responses that `fetchOutside` refuses, and for a larger file
 */
export function fetchFile(address: string): Promise<Buffer> {
  const world = { ...internet, timeoutMs, maxBytes: uploadLimits.bytes };
  const hosts = [URL.parse(address)?.hostname ?? ''];
  return fetchBytes(world, address, { hosts, accept: 'application/pdf', signal: AbortSignal.timeout(timeoutMs) });
}
