import type { ApiTransports } from '@marquee/server/upstream/apiTransport.ts';
import type { CallOptions, Transport } from '@marquee/shared/transport';

/**
 * The same transports, which send each call once and answer it with the same response from then on: a page's cost without its calls.
 * The response is the very object, so that comparing it with an earlier one costs nothing either.
 */
export function replayApi(apis: Pick<ApiTransports, 'forPage'>): Pick<ApiTransports, 'forPage'> {
  const responses = new Map<string, Promise<unknown>>();
  return {
    forPage: (site, client) => {
      const { transport, traits } = apis.forPage(site, client);
      const get = <T>(path: string, options?: CallOptions): Promise<T> => {
        const key = `${site} ${path}`;
        const response = responses.get(key) ?? transport.get<T>(path, options);
        responses.set(key, response);
        return response as Promise<T>;
      };
      const replaying: Transport = { ...transport, get };
      return { transport: replaying, traits };
    },
  };
}
