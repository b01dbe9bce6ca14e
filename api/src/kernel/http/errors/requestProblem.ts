import { type ProblemArguments, ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FieldError } from '@marquee/shared/domain';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

/** Problems for Fastify's errors before the handler runs, by Fastify's code. */
const problems: Readonly<Record<string, ProblemArguments>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'malformed-json', 'The body is not valid JSON.'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too-large', 'The body is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported-media-type', 'The body must be sent as application/json.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'content-length', 'The length of the body differs from Content-Length.'],
  FST_ERR_BAD_URL: [400, 'malformed-address', 'The address is not validly encoded.'],
};

/** Translates an error in the request into a problem. Returns undefined for other errors. */
export function requestProblem(error: unknown): ProblemError | undefined {
  if (hasZodFastifySchemaValidationErrors(error)) return validationProblem(error);
  if (!(error instanceof Error)) return undefined;
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400)
    return new ProblemError(400, 'malformed-json', 'The body is not valid JSON.');
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code ? problems[code] : undefined;
  if (known) return new ProblemError(...known);
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new ProblemError(statusCode, 'bad-request', 'The request is malformed.');
  return undefined;
}

/**
 * Maximum number of unknown names in a message, and maximum length of each. A small request must not cause a large
 * response.
 */
const maxListed = 20;
const maxMessageLength = 2_000;

type ValidationError = {
  validation: { instancePath: string; keyword: string; message?: string }[];
  validationContext?: string;
};

function validationProblem(error: ValidationError): ProblemError {
  const inBody = error.validationContext === 'body';
  const errors: FieldError[] = error.validation.map((fault) => ({
    pointer: pointerTo(fault.instancePath, error.validationContext),
    ...describeIssue(fault.keyword, fault.message ?? 'Not valid.'),
  }));
  return new ProblemError(inBody ? 422 : 400, 'invalid', 'The request is not valid.', { errors });
}

/** Returns the schema library's message, or our own for a missing value. */
function describeIssue(code: string, message: string): { code: string; message: string } {
  if (code === 'invalid_type' && message.endsWith('expected object, received null'))
    return { code: 'missing', message: 'A JSON object is expected.' };
  if (code === 'invalid_type' && message.endsWith('received undefined'))
    return { code: 'missing', message: 'This is missing.' };
  if (code === 'unrecognized_keys') return { code, message: unrecognized(message) };
  return { code, message: cut(message) };
}

/** Shortens the list of unknown names, because the library writes all of them into one message. */
function unrecognized(message: string): string {
  const names = message.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  if (names.length <= maxListed) return cut(message);
  return cut(`Unrecognized keys: ${names.slice(0, maxListed).join(', ')} and ${names.length - maxListed} more.`);
}

function cut(message: string): string {
  return message.length > maxMessageLength ? `${message.slice(0, maxMessageLength)}…` : message;
}

/** Names the invalid field: `/email` in a body, `?page` in a query, `{id}` in a path. */
function pointerTo(path: string, context: string | undefined): string {
  if (context === 'body') return path === '/' ? '' : path;
  const name = path.slice(1);
  return context === 'querystring' ? `?${name}` : `{${name}}`;
}
