/** A page that took too long to make. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
  readonly status = 503;
}

/** What a promise comes to, if it does so within so many milliseconds. @throws DeadlineError if not; what goes on then is ignored */
export function withinDeadline<Result>(milliseconds: number, what: string, promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DeadlineError(`${what} was not ready within ${milliseconds} ms`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
