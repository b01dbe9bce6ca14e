/** Error for a page that took too long to render. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
  readonly status = 503;
}

/** Settles like `promise`. @throws DeadlineError after `milliseconds`, and then ignores the result of `promise` */
export function withinDeadline<Result>(milliseconds: number, what: string, promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DeadlineError(`${what} was not ready within ${milliseconds} ms`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
