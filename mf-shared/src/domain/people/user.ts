import { z } from 'zod';
import { imageSchema } from '../images/image.ts';
import { shownText } from '../text/shownText.ts';
import { personNameSchema } from './author.ts';
import { grantSchema } from './grant.ts';

/** The signed-in person, as returned by GET /api/currentUser and vocal auth calls. */
export const userSchema = z.object({
  id: z.string(),
  key: z.string(),
  /** True for administrators of all sites. */
  isAdmin: z.boolean(),
  /** The roles that have not ended. Absent in responses of older releases. */
  grants: z.array(grantSchema).optional(),
  name: personNameSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** True if the user has proved access to this address by a link in an email. */
  isEmailConfirmed: z.boolean(),
  /** Sanitized HTML. */
  bio: z.string(),
  /** Summary as plain text. Empty if the user has none. */
  summary: z.string(),
  image: imageSchema.nullable(),
  /** False if the writer wants straight quotation marks to stay. Absent in responses of older releases. */
  smartPunctuation: z.boolean().optional(),
  /** True while roles of the account are not effective, because this session has not proved a second factor. */
  needsSecondFactor: z.boolean().optional(),
});
export type User = z.infer<typeof userSchema>;

/** Response of GET /api/currentUser: `user` is null for a visitor. */
export const currentUserSchema = z.object({ success: z.boolean(), user: userSchema.nullable() });
export type CurrentUser = z.infer<typeof currentUserSchema>;

export const firstNameSchema = shownText(60, 'Enter your first name.');
export const lastNameSchema = shownText(60, 'Enter your last name.');

/** Body of POST /api/vocal/auth/signup. */
export const signUpSchema = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: z.email('Enter a valid email address.').max(254),
  password: z.string().min(10, 'Use at least 10 characters.').max(200),
});
export type SignUp = z.infer<typeof signUpSchema>;

/** Body of POST /api/vocal/auth/signin. */
export const signInSchema = z.object({
  email: z.email('Enter a valid email address.').max(254),
  password: z.string().min(1, 'Enter your password.').max(200),
});
export type SignIn = z.infer<typeof signInSchema>;
