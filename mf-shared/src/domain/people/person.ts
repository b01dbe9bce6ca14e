import { z } from 'zod';
import { shownText } from '../text/shownText.ts';
import { grantSchema } from './grant.ts';
import { peopleLimits } from './peopleLimits.ts';

/** An account as administrators see it. */
export const personSchema = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  email: z.string(),
  /** The roles that have not ended. */
  grants: z.array(grantSchema),
  /** Null for an account that is not suspended. */
  suspension: z.object({ since: z.string(), reason: z.string() }).nullable(),
});
export type Person = z.infer<typeof personSchema>;

/** Query of GET /api/vocal/people. Without `q`, the people who have a role or are suspended. */
export const peopleQuerySchema = z.object({
  /** A part of the name or of the email address. */
  q: z.string().trim().max(peopleLimits.search).default(''),
  /** Pagination cursor: `next` of the previous page. */
  before: z.string().max(20).optional(),
});
export type PeopleQuery = z.infer<typeof peopleQuerySchema>;

/** Response of GET /api/vocal/people, the newest accounts first. */
export const peopleListSchema = z.object({
  success: z.literal(true),
  people: z.array(personSchema),
  next: z.string().nullable(),
});
export type PeopleList = z.infer<typeof peopleListSchema>;

const grantsSchema = z.array(grantSchema).max(peopleLimits.grants, `Give at most ${peopleLimits.grants} roles.`);

/** Body of PUT /api/vocal/people/{id}/grants. */
export const grantsChangeSchema = z.object({
  /** All roles that the account has from now on. */
  grants: grantsSchema,
  /** The roles that the administrator saw. */
  before: grantsSchema,
});
export type GrantsChange = z.infer<typeof grantsChangeSchema>;

/** Response of calls that change an account. */
export const personResponseSchema = z.object({ success: z.literal(true), person: personSchema });
export type PersonResponse = z.infer<typeof personResponseSchema>;

/** Body of POST /api/vocal/people/{id}/suspend. */
export const suspensionSchema = z.object({
  /** The person reads it at sign-in and by mail. */
  reason: shownText(peopleLimits.reason, 'Enter a reason. The person will see it.'),
});
export type Suspension = z.infer<typeof suspensionSchema>;
