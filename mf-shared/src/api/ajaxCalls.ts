import { ajax } from '@marquee/shared';

/** Receives the error of a call, or null and the response. */
export type AjaxCallback<T> = (error: Error | null, response?: T) => void;

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

/** Logs why a call failed and returns the error as its result. */
function logged(reason: unknown): Error {
  const error = asError(reason);
  console.error(error);
  return error;
}

/**
 * A GET that does not reject. A failure is passed to the callback. Without a callback, it is logged and returned as the
 * result.
 */
export function ajaxGet<T>(path: string): Promise<T | Error>;
export function ajaxGet<T>(path: string, callback: AjaxCallback<T>): void;
export function ajaxGet<T>(path: string, callback?: AjaxCallback<T>): Promise<T | Error> | undefined {
  const call = ajax.get<T>(path);
  if (!callback) return call.catch(logged);
  void call.then(
    (response) => callback(null, response),
    (reason: unknown) => callback(asError(reason)),
  );
}

/** A POST that does not reject. A failure is logged and returned as the result. */
export function ajaxPost<T>(path: string, body?: unknown): Promise<T | Error> {
  return ajax.post<T>(path, body).catch(logged);
}
