import { share } from '@marquee/shared/constants';
import type { CountedNetwork } from '@marquee/shared/domain';
import { shareCountAddresses } from '@marquee/shared/shareCountAddresses';
import { messages } from '../../texts.ts';
import { queryAddress } from '../networks/queryAddress.ts';
import { addCallback, addVkCallback } from './responseCallback.ts';
import { shareCountSources } from './shareCountSources.ts';

type AskOptions = {
  /** Random number from 0 to below 1, used for the index in the name of the callback. */
  random?: () => number;
  timeoutMs?: number;
  /** Cancels the request when the page no longer shows the count. */
  signal?: AbortSignal;
};

/** Returns the count at a path in a third party's response, or 0 if there is no positive whole number. */
function numberAt(response: unknown, path: readonly (string | number)[]): number {
  let value = response;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;
}

/**
 * Requests the share count of an address on a network by JSONP. Resolves to 0 if the request fails or takes too long.
 * Then removes the script and its callback, so that a late response does not run.
 */
export function askShareCount(
  network: CountedNetwork,
  url: string,
  { random = Math.random, timeoutMs = share.jsonpTimeoutMs, signal }: AskOptions = {},
): Promise<number> {
  const { name, subject = 'url', query, callback, path } = shareCountSources[network];
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const receive = (response: unknown) => finish(numberAt(response, path));
    const receiver = callback ? addCallback(receive, random) : addVkCallback(receive, random);
    const fail = () => finish(0);
    const timer = setTimeout(() => {
      console.warn(messages.shareCountTimeout(name));
      fail();
    }, timeoutMs);

    function finish(count: number) {
      clearTimeout(timer);
      signal?.removeEventListener('abort', fail);
      receiver.remove();
      // A script that is only removed still runs when it arrives. A script in another document does not run.
      document.implementation.createHTMLDocument().adoptNode(script);
      resolve(count);
    }

    signal?.addEventListener('abort', fail);
    // If the script has run without calling back, it never will.
    script.onload = fail;
    script.onerror = fail;
    script.referrerPolicy = 'no-referrer';
    script.src = queryAddress(shareCountAddresses[network], {
      [subject]: url,
      ...query,
      ...(callback ? { [callback]: receiver.name } : { index: String(receiver.index) }),
    });
    document.head.append(script);
  });
}
