/** A page that took too long to render. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
  readonly status = 503;
}

/** Settles as a promise does. @throws DeadlineError if that takes longer than `milliseconds`; the promise's later result is ignored */
export function withinDeadline<Result>(milliseconds: number, what: string, promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DeadlineError(`${what} was not ready within ${milliseconds} ms`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
