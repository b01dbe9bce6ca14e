/** Options of one API call. */
export type CallOptions = {
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Time limit for the complete response in milliseconds. The transport's limit if absent. */
  timeoutMs?: number;
  /**
   * `next` announces that a call for the next post follows this call, whose path has no query. The server requests both
   * responses at once. Browsers ignore this option and make one call after the other.
   */
  with?: 'next';
};

/**
 * With `keepalive`, the browser finishes the call after the reader leaves. Browsers accept 64 kB of such bodies in
 * total.
 */
export type PostOptions = CallOptions & { keepalive?: boolean; headers?: Readonly<Record<string, string>> };

/** Makes calls to the api. Browsers use `ajax`, and the server has its own transport. */
export type Transport = {
  /**
   * @throws ApiError with the catalogue's text, and a `status` if there is a response; the reason of an aborted signal
   */
  get<T>(path: string, options?: CallOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: PostOptions): Promise<T>;
};

/** A failed call: the message of the spec's error catalogue and the response's status and problem, if any. */
export class ApiError extends Error {
  readonly status: number | undefined;
  readonly problem: unknown;

  /**
   * Parts bundle copies of this class beside the shared class. An instance of any copy is an `ApiError` for every copy.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError';
  }

  constructor(message: string, status?: number, problem?: unknown, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }
}

const serverProblem = 'Server error fetching data';

/** Error for a response that is missing, late or not JSON. */
export function noAnswerError(cause: unknown): ApiError {
  return new ApiError(serverProblem, undefined, undefined, { cause });
}

/** Error for a response that does not match the schema of its call. @param pointer JSON pointer to the first fault */
export function wrongShapeError(path: string, pointer: string): ApiError {
  const cause = new TypeError(`The response of ${path} has another shape at "${pointer}"`);
  return new ApiError(serverProblem, undefined, { path, pointer }, { cause });
}

/** Error for a response that is not a success (spec section 8). */
export function answerError(status: number, problem: unknown): ApiError {
  if (status === 404) return new ApiError('Not found', status, problem);
  if (status >= 500) return new ApiError(serverProblem, status, problem);
  const details =
    problem && typeof problem === 'object' && 'error' in problem ? String(problem.error) : `Answer ${status}`;
  return new ApiError(details, status, problem);
}
