import { STATUS_CODES } from 'node:http';
import { ReleaseProblem } from '@marquee/releases/registry/Registry.ts';
import type { Problem } from '@marquee/shared/domain';

/** Why a call is not answered as the caller wished, for the caller. */
export class OperationsProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;

  /** @param message a whole sentence, free of internals */
  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = 'OperationsProblem';
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** What is wrong with what was sent; every other refusal of the service is a conflict with how things stand. */
const statusOfCode: Record<string, number> = {
  'unknown-release': 404,
  'broken-archive': 422,
  'other-release': 422,
  refused: 422,
  'not-passed': 422,
  percent: 422,
  'gate-failed': 500,
};

/** Turns whatever was thrown into what the caller is told. What is not meant for callers is 500, without its words. */
export function toProblem(error: unknown): OperationsProblem {
  if (error instanceof OperationsProblem) return error;
  if (error instanceof ReleaseProblem)
    return new OperationsProblem(statusOfCode[error.code] ?? 409, error.code, error.message);
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return tooLarge();
  if (status === 415)
    return new OperationsProblem(415, 'unsupported-media-type', 'This kind of body is not understood here.');
  if (status >= 400 && status < 500) return new OperationsProblem(status, 'invalid', 'The request is not valid.');
  return new OperationsProblem(500, 'internal', 'Something went wrong here; the log says what.');
}

export function tooLarge(): OperationsProblem {
  return new OperationsProblem(413, 'too-large', 'A release is at most 64 MB as an archive.', { connection: 'close' });
}

/** The body of an answer, as the api's errors are written. */
export function problemBody({ status, code, message }: OperationsProblem): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: message,
    success: false,
    error: message,
    code,
  };
}
