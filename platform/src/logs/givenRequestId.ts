import type { IncomingHttpHeaders } from 'node:http';

/** Header with the id of a request, from the load balancer to the api. */
export const requestIdHeader = 'x-request-id';

/** Letters that are safe in a log line, in a comment of SQL and on an error page. */
const wellFormed = /^[\w-]{8,64}$/;

/** Returns the id that a caller gave the request. Null without a well-formed id. */
export function givenRequestId(headers: IncomingHttpHeaders): string | null {
  const given = headers[requestIdHeader];
  return typeof given === 'string' && wellFormed.test(given) ? given : null;
}
