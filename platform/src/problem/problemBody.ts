import { STATUS_CODES } from 'node:http';
import type { Problem } from '@marquee/shared/domain';
import type { ProblemFacts } from './ProblemFacts.ts';

/** The body of an error response (`application/problem+json`, RFC 9457). */
export function problemBody({ status, code, message, errors }: ProblemFacts): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: message,
    success: false,
    error: message,
    code,
    ...(errors && { errors }),
  };
}
