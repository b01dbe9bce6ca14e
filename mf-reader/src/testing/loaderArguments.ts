import {
  type Api,
  type AppStore,
  apiContext,
  createApi,
  createStore,
  pageConfigContext,
  storeContext,
} from '@marquee/shared';
import { type LoaderFunctionArgs, RouterContextProvider } from '@marquee/shared/router';
import { pageConfig } from '@marquee/shared/testing';

/** Responses or errors by path. A call of any other path fails the test. */
export type Responses = Record<string, unknown>;

export function stubApi(responses: Responses): { api: Api; calls: string[] } {
  const calls: string[] = [];
  const api = createApi({
    async get<T>(path: string) {
      calls.push(path);
      if (!(path in responses)) throw new Error(`Unexpected call: ${path}`);
      const response = responses[path];
      if (response instanceof Error) throw response;
      return response as T;
    },
    async post() {
      throw new Error('A loader must not make a POST call');
    },
  });
  return { api, calls };
}

/** Arguments of a loader with an api that gives these responses. `calls` are the requested paths. */
export function loaderArguments(
  responses: Responses,
  params: LoaderFunctionArgs['params'] = {},
  store: AppStore = createStore(),
  address = '/',
) {
  const { api, calls } = stubApi(responses);
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  context.set(apiContext, api);
  context.set(pageConfigContext, pageConfig());
  const page = {
    params,
    context,
    request: new Request(new URL(address, 'https://marquee.example')),
  } as LoaderFunctionArgs;
  return { page, store, calls };
}
