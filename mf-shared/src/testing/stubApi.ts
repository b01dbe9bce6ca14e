import { type Api, createApi } from '../api/api.ts';

/** An api that gives one response to all calls, or rejects with an error. `requests` are the paths of the calls. */
export function stubApi(response: unknown): { api: Api; requests: string[] } {
  const requests: string[] = [];
  const api = createApi({
    async get<T>(path: string) {
      requests.push(path);
      if (response instanceof Error) throw response;
      return response as T;
    },
    async post() {
      throw new Error('The stub api accepts no POST calls');
    },
  });
  return { api, requests };
}
