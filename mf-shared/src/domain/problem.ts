import { z } from 'zod';

/**
 * One fault in a request. `pointer` is a JSON pointer into the body, `?name` for a query argument, or `{name}` for a part
 * of the address.
 */
export const fieldErrorSchema = z.object({ pointer: z.string(), code: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** Every error of the api: RFC 9457 `application/problem+json` and the fields that the spec's callers read. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  success: z.literal(false),
  error: z.string(),
  code: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
});
export type Problem = z.infer<typeof problemSchema>;
