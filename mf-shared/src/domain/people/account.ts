import { z } from 'zod';
import { exactMoneySchema } from '../money/exactMoneySchema.ts';
import { payeeSchema, payoutSchema } from '../money/payouts.ts';
import { shownLines } from '../text/shownText.ts';
import { signInWaySchema } from './secondFactor.ts';
import { firstNameSchema, lastNameSchema } from './user.ts';

const email = z.email('Enter a valid email address.').max(254);
const password = z.string().min(1, 'Enter your password.').max(200);
const newPassword = z.string().min(10, 'Use at least 10 characters.').max(200);
/** Token of a link in an email. A malformed token is treated like an unknown one. */
const token = z.string().max(200);

/** Maximum number of characters of a bio's HTML, and of a summary. */
export const accountLimits = { bio: 10_000, summary: 300 } as const;

/** Square that is cut from a picture of the account, in pixels of the stored picture. */
export const avatarCropSchema = z.object({
  public_id: z.string().max(200),
  x: z.int().min(0).max(100_000),
  y: z.int().min(0).max(100_000),
  size: z.int().min(1).max(100_000),
});
export type AvatarCrop = z.infer<typeof avatarCropSchema>;

/**
 * Body of POST /api/vocal/auth/update: `id`, which must be the caller's, and any of the other fields. `name` wins
 * over `firstName` and `lastName`. Unknown fields are ignored.
 */
export const accountUpdateSchema = z.object({
  id: z.string(),
  name: z.object({ first: firstNameSchema, last: lastNameSchema }).partial().optional(),
  firstName: firstNameSchema.optional(),
  lastName: lastNameSchema.optional(),
  /** HTML, which the api sanitizes. */
  bio: z.string().max(accountLimits.bio).optional(),
  /** Crop of the new avatar. Null removes the avatar. */
  avatar: avatarCropSchema.nullable().optional(),
  summary: shownLines(accountLimits.summary).optional(),
  /** False if straight quotation marks stay as they are typed. */
  smartPunctuation: z.boolean().optional(),
});
export type AccountUpdate = z.input<typeof accountUpdateSchema>;

/** Body of POST /api/vocal/auth/changePassword. */
export const passwordChangeSchema = z.object({
  oldPassword: password,
  newPassword,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** A browser that is signed in to the account. */
export const accountSessionSchema = z.object({
  /** Identifies the session in calls. It is no secret, because nobody can sign in with it. */
  id: z.string(),
  /** Browser and operating system, for example `Firefox on Windows`. Empty if unknown. */
  device: z.string(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  /** True for the session that made the request. */
  isCurrent: z.boolean(),
  /** How the session was made. Absent in responses of older releases. */
  way: signInWaySchema.optional(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

/** Response of GET /api/vocal/auth/sessions, the last used first. */
export const accountSessionListSchema = z.object({ success: z.literal(true), sessions: z.array(accountSessionSchema) });
export type AccountSessionList = z.infer<typeof accountSessionListSchema>;

/** Body of POST /api/vocal/auth/deleteAccount. With `keep`, published posts stay under the writer's name. */
export const accountDeletionSchema = z.object({
  password,
  posts: z.enum(['keep', 'unpublish']),
  /** Payee for the available whole cents. Without a payee, the writer gives up the available money as well. */
  payOut: payeeSchema.optional(),
  /** Held money, and available money that is not paid out, in micros of a dollar. The writer gives up this money. */
  givesUp: z.int().min(0).max(1_000_000_000_000).default(0),
});
export type AccountDeletion = z.input<typeof accountDeletionSchema>;

/** Response of POST /api/vocal/auth/deleteAccount. */
export const accountDeletedSchema = z.object({
  success: z.literal(true),
  /** The last payout, or null if the writer requested none. */
  payout: payoutSchema.nullable(),
  /** Money that the writer gave up, including the part of a cent that cannot be paid. */
  givenUp: exactMoneySchema,
});
export type AccountDeleted = z.infer<typeof accountDeletedSchema>;

/** Body of POST /api/vocal/auth/endSessions: the session with `id`, or all except the current one. */
export const sessionEndSchema = z.object({
  id: z
    .string()
    .regex(/^[\da-f]{16}$/)
    .optional(),
});
export type SessionEnd = z.infer<typeof sessionEndSchema>;

/** Body of POST /api/vocal/auth/forgotPassword. The response is the same whether there is an account or not. */
export const passwordRequestSchema = z.object({ email });
export type PasswordRequest = z.infer<typeof passwordRequestSchema>;

/** Body of POST /api/vocal/auth/resetPassword. `token` comes from the link in the mail. */
export const passwordResetSchema = z.object({ token, password: newPassword });
export type PasswordReset = z.infer<typeof passwordResetSchema>;

/**
 * Body of POST /api/vocal/auth/changeEmail. The address changes when the user opens the link in the mail to the new
 * address.
 */
export const emailChangeSchema = z.object({ email, password });
export type EmailChange = z.infer<typeof emailChangeSchema>;

/** Body of POST /api/vocal/auth/confirmEmail. `token` comes from the link in the mail. */
export const emailConfirmationSchema = z.object({ token });
export type EmailConfirmation = z.infer<typeof emailConfirmationSchema>;

/** Response of POST /api/vocal/auth/confirmEmail: the confirmed address. */
export const emailConfirmedSchema = z.object({ success: z.literal(true), email: z.string() });
export type EmailConfirmed = z.infer<typeof emailConfirmedSchema>;
