import type { FieldError } from '@marquee/shared/domain';
import type { ErrorCode, StatusOf } from './errorCodes.ts';
import type { ProblemFacts } from './ProblemFacts.ts';

export type ProblemDetails = {
  errors?: FieldError[];
  headers?: Record<string, string>;
  cause?: unknown;
};

/** A status, a code that is listed with it in `errorCodes.ts`, and a whole sentence, free of internals. */
export type ProblemArguments = {
  [Code in ErrorCode]: [status: StatusOf<Code>, code: Code, message: string, details?: ProblemDetails];
}[ErrorCode];

/** An error that is meant for the caller. */
export class ProblemError extends Error implements ProblemFacts {
  readonly status: number;
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(...[status, code, message, details = {}]: ProblemArguments) {
    super(message, { cause: details.cause });
    this.name = 'ProblemError';
    this.status = status;
    this.code = code;
    this.errors = details.errors;
    this.headers = { ...details.headers };
  }
}
