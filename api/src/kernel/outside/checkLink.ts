import type { LinkState } from '@marquee/shared/domain';
import { FetchRefusedError, HostNotFoundError, internet, type OutsideWorld, requestOutside } from './fetchOutside.ts';

/** Finds out whether a page of another host exists. Rejects with network errors. */
export type CheckLink = (address: string, signal: AbortSignal) => Promise<LinkState>;

/** Statuses of a page that does not exist. Hosts may send other statuses, such as 403 and 503, to programs only. */
const deadStatuses: ReadonlySet<number> = new Set([404, 410]);

/**
 * Makes the function that checks a page under the rules of `fetchOutside`, at any host with a public address. Reads
 * headers only.
 */
export function createCheckLink(world: OutsideWorld = internet): CheckLink {
  async function statusOf(address: string, method: 'GET' | 'HEAD', signal: AbortSignal): Promise<number> {
    const options = { hosts: 'any', accept: '*/*', signal, method } as const;
    const { response } = await requestOutside(world, address, options);
    response.destroy();
    return response.statusCode ?? 0;
  }

  return async (address, signal) => {
    try {
      if (isSuccess(await statusOf(address, 'HEAD', signal))) return 'ok';
      // Some servers refuse HEAD, or have no page for it.
      const status = await statusOf(address, 'GET', signal);
      if (isSuccess(status)) return 'ok';
      return deadStatuses.has(status) ? 'dead' : 'unknown';
    } catch (error) {
      if (error instanceof HostNotFoundError) return 'dead';
      if (error instanceof FetchRefusedError) return 'unknown';
      throw error;
    }
  };
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
