import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { z } from 'zod';

/** Parses a part of a request by a schema. @throws ProblemError with each fault */
export function parseRequest<T extends z.ZodType>(schema: T, value: unknown, status: 400 | 422 = 400): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.') || 'the request'}: ${issue.message}`);
  throw new ProblemError(status, 'invalid', `The request is not valid: ${faults.join('; ')}.`);
}
