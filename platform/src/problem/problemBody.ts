import { STATUS_CODES } from 'node:http';
import type { Problem } from '@marquee/shared/domain';
import type { ProblemFacts } from './ProblemFacts.ts';

/** Faults in one response: a small request must not have a large one. */
const maxListed = 20;

/** The body of an error response (`application/problem+json`, RFC 9457). */
export function problemBody({ status, code, message, errors }: ProblemFacts): Problem {
  const left = (errors?.length ?? 0) - maxListed;
  const said = left > 0 ? `${message} ${left} more faults are not listed.` : message;
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: said,
    success: false,
    error: said,
    code,
    ...(errors && { errors: errors.slice(0, maxListed) }),
  };
}
