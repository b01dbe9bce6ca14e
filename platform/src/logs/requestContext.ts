import { AsyncLocalStorage } from 'node:async_hooks';

/** Id of the request that the running code serves. Undefined in jobs and at the start. */
export const requestContext = new AsyncLocalStorage<string>();
