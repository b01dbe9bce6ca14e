import { STATUS_CODES } from 'node:http';
import type { FieldError, Problem } from '@marquee/shared/domain';

/** What an error says beyond its status, code and message. */
export type ProblemDetails = {
  errors?: FieldError[];
  headers?: Record<string, string>;
  /** Cache tags of what would make the answer another one. */
  cacheTags?: readonly string[];
  cause?: unknown;
};

/** An error that is meant for the caller. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  /** @param message a whole sentence, free of internals. */
  constructor(status: number, code: string, message: string, details: ProblemDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'ProblemError';
    this.status = status;
    this.code = code;
    this.errors = details.errors;
    this.headers = { ...details.headers };
    if (details.cacheTags?.length) this.headers['cache-tag'] = details.cacheTags.join(',');
  }

  /** The body of the answer. */
  toProblem(): Problem {
    return {
      type: 'about:blank',
      title: STATUS_CODES[this.status] ?? 'Error',
      status: this.status,
      detail: this.message,
      success: false,
      error: this.message,
      code: this.code,
      ...(this.errors && { errors: this.errors }),
    };
  }
}

/** The spec's error catalogue gives a missing record the code '404'. */
export function notFound(what: string, cacheTags: readonly string[] = []): ProblemError {
  return new ProblemError(404, '404', `${what} was not found.`, { cacheTags });
}
