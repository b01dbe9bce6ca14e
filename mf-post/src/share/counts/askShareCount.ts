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

/** The count at a place in a third party's response; 0 when there is no whole number. */
function numberAt(response: unknown, path: readonly (string | number)[]): number {
  let value = response;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;
}

/**
 * The share count of an address on a network, by JSONP: the response is a script that calls us. 0 when it fails or does
 * not answer in time. Afterwards neither the script nor its callback is left, and a response that comes late is not run.
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
      // A script that is only taken out still runs when it arrives; in another document it does not.
      document.implementation.createHTMLDocument().adoptNode(script);
      resolve(count);
    }

    signal?.addEventListener('abort', fail);
    // A response that has not called back by now never will.
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
