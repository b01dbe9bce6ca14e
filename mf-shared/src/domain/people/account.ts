import { z } from 'zod';
import { exactMoneySchema } from '../money/exactMoneySchema.ts';
import { payeeSchema, payoutSchema } from '../money/payouts.ts';
import { shownLines } from '../text/shownText.ts';
import { firstNameSchema, lastNameSchema } from './user.ts';

const email = z.email('That does not look like an email address.').max(254);
const password = z.string().min(1, 'Please enter your password.').max(200);
const newPassword = z.string().min(10, 'Please use at least 10 characters.').max(200);
/** Of a link in a mail. A token that cannot be one is an unknown one. */
const token = z.string().max(200);

/** Characters of a bio's HTML, and of a summary. */
export const accountLimits = { bio: 10_000, summary: 300 } as const;

/** A square of a picture that the account uploaded, in pixels of the stored picture. */
export const avatarCropSchema = z.object({
  public_id: z.string().max(200),
  x: z.int().min(0).max(100_000),
  y: z.int().min(0).max(100_000),
  size: z.int().min(1).max(100_000),
});
export type AvatarCrop = z.infer<typeof avatarCropSchema>;

/**
 * Body of POST /api/vocal/auth/update: any subset of the fields besides `id`, which is the caller's own. `name` wins over
 * `firstName` and `lastName`. Everything else is ignored.
 */
export const accountUpdateSchema = z.object({
  id: z.string(),
  name: z.object({ first: firstNameSchema, last: lastNameSchema }).partial().optional(),
  firstName: firstNameSchema.optional(),
  lastName: lastNameSchema.optional(),
  /** HTML, which the api sanitizes. */
  bio: z.string().max(accountLimits.bio).optional(),
  /** Null removes it. */
  avatar: avatarCropSchema.nullable().optional(),
  summary: shownLines(accountLimits.summary).optional(),
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
  /** Names the session, and permits nothing. */
  id: z.string(),
  /** Such as `Firefox on Windows`; empty when unknown. */
  device: z.string(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  /** Whether it is the session of the request. */
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

/** Answer of GET /api/vocal/auth/sessions, the last used first. */
export const accountSessionListSchema = z.object({ success: z.literal(true), sessions: z.array(accountSessionSchema) });
export type AccountSessionList = z.infer<typeof accountSessionListSchema>;

/** Body of POST /api/vocal/auth/deleteAccount. `keep`: published posts stay, under the writer's name. */
export const accountDeletionSchema = z.object({
  password,
  posts: z.enum(['keep', 'unpublish']),
  /** Where the available whole cents go. Without it, the available money is given up, too. */
  payOut: payeeSchema.optional(),
  /** The money that the writer gives up, in micros of a dollar: held money, and available money that is not paid out. At most 1,000,000 dollars. */
  givesUp: z.int().min(0).max(1_000_000_000_000).default(0),
});
export type AccountDeletion = z.input<typeof accountDeletionSchema>;

/** Response of POST /api/vocal/auth/deleteAccount. */
export const accountDeletedSchema = z.object({
  success: z.literal(true),
  /** The last payout; null if none was asked for. */
  payout: payoutSchema.nullable(),
  /** Given up, with the part of a cent that cannot be paid. */
  givenUp: exactMoneySchema,
});
export type AccountDeleted = z.infer<typeof accountDeletedSchema>;

/** Body of POST /api/vocal/auth/endSessions: one session, or all besides that of the request. */
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

/** Body of POST /api/vocal/auth/resetPassword. `token`: of the link in the mail. */
export const passwordResetSchema = z.object({ token, password: newPassword });
export type PasswordReset = z.infer<typeof passwordResetSchema>;

/** Body of POST /api/vocal/auth/changeEmail. The address changes when the link in the mail to it is used. */
export const emailChangeSchema = z.object({ email, password });
export type EmailChange = z.infer<typeof emailChangeSchema>;

/** Body of POST /api/vocal/auth/confirmEmail. `token`: of the link in the mail. */
export const emailConfirmationSchema = z.object({ token });
export type EmailConfirmation = z.infer<typeof emailConfirmationSchema>;

/** Response of POST /api/vocal/auth/confirmEmail: the confirmed address. */
export const emailConfirmedSchema = z.object({ success: z.literal(true), email: z.string() });
export type EmailConfirmed = z.infer<typeof emailConfirmedSchema>;
