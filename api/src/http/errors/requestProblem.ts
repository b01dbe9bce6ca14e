import { type ProblemArguments, ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FieldError } from '@marquee/shared/domain';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

/** Fastify's codes of faults found before the handler runs, as our problems. */
const knownFaults: Readonly<Record<string, ProblemArguments>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'malformed-json', 'The body is not valid JSON.'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too-large', 'The body is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported-media-type', 'The body must be sent as application/json.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'content-length', 'The body is not as long as Content-Length says.'],
  FST_ERR_BAD_URL: [400, 'malformed-address', 'The address is not validly encoded.'],
};

/** Translates a fault of the request; undefined when the error is something else. */
export function requestProblem(error: unknown): ProblemError | undefined {
  if (hasZodFastifySchemaValidationErrors(error)) return validationProblem(error);
  if (!(error instanceof Error)) return undefined;
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400)
    return new ProblemError(400, 'malformed-json', 'The body is not valid JSON.');
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code ? knownFaults[code] : undefined;
  if (known) return new ProblemError(...known);
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new ProblemError(statusCode, 'bad-request', 'The request is malformed.');
  return undefined;
}

/** Unknown names in one message, and characters of one: a small request must not have a large response. */
const mostListed = 20;
const longestMessage = 2_000;

type ValidationError = {
  validation: { instancePath: string; keyword: string; message?: string }[];
  validationContext?: string;
};

function validationProblem(error: ValidationError): ProblemError {
  const inBody = error.validationContext === 'body';
  const errors: FieldError[] = error.validation.map((fault) => ({
    pointer: pointerTo(fault.instancePath, error.validationContext),
    ...saidOf(fault.keyword, fault.message ?? 'Not valid.'),
  }));
  return new ProblemError(inBody ? 422 : 400, 'invalid', 'The request is not valid.', { errors });
}

/** The schema library's message, except for missing values. */
function saidOf(code: string, message: string): { code: string; message: string } {
  if (code === 'invalid_type' && message.endsWith('expected object, received null'))
    return { code: 'missing', message: 'A JSON object is expected.' };
  if (code === 'invalid_type' && message.endsWith('received undefined'))
    return { code: 'missing', message: 'This is missing.' };
  if (code === 'unrecognized_keys') return { code, message: unrecognized(message) };
  return { code, message: cut(message) };
}

/** The first of the unknown names: the library writes all of them into one message. */
function unrecognized(message: string): string {
  const names = message.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  if (names.length <= mostListed) return cut(message);
  return cut(`Unrecognized keys: ${names.slice(0, mostListed).join(', ')} and ${names.length - mostListed} more.`);
}

function cut(message: string): string {
  return message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message;
}

/** `/email` in a body, `?page` of a query, `{id}` of the address. */
function pointerTo(path: string, context: string | undefined): string {
  if (context === 'body') return path === '/' ? '' : path;
  const name = path.slice(1);
  return context === 'querystring' ? `?${name}` : `{${name}}`;
}
