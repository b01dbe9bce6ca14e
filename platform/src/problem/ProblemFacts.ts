import type { FieldError } from '@marquee/shared/domain';
import type { ErrorCode, StatusOf } from './errorCodes.ts';

/** An error response, before it is written. */
export type ProblemFacts = {
  status: number;
  code: ErrorCode;
  /** A whole sentence, free of internals. */
  message: string;
  errors?: FieldError[];
  headers?: Readonly<Record<string, string>>;
};

/** An error response whose code is listed with its status in `errorCodes.ts`. */
export type ListedProblem = { [Code in ErrorCode]: ProblemFacts & { status: StatusOf<Code>; code: Code } }[ErrorCode];
