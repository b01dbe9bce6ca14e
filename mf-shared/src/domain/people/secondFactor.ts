import { z } from 'zod';
import { shownText } from '../text/shownText.ts';
import { secondFactorLimits } from './secondFactorLimits.ts';

/** How a session was made. `second-factor` is a password and then a code. */
export const signInWaySchema = z.enum(['password', 'second-factor', 'passkey', 'openid']);
export type SignInWay = z.infer<typeof signInWaySchema>;

/** A code of an authenticator app or a recovery code, as people type them, with spaces or hyphens. */
const code = z.string().min(1, 'Enter a code.').max(secondFactorLimits.code);
const password = z.string().max(200);

/** Body of POST /api/vocal/auth/secondStep. */
export const secondStepSchema = z.object({
  /** `challenge` of the response to POST /api/vocal/auth/signin. */
  challenge: z.string().max(200),
  code,
});
export type SecondStep = z.infer<typeof secondStepSchema>;

/** A passkey of the signed-in account. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** Response of GET /api/vocal/auth/secondFactor. */
export const secondFactorSchema = z.object({
  success: z.literal(true),
  /** True if sign-ins ask for a code after the password. */
  hasCodes: z.boolean(),
  /** Unused recovery codes. */
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkeySchema),
  /** False for an account that signs in by the OpenID provider or a passkey only. */
  hasPassword: z.boolean(),
  /** True if a role of the account needs a second factor. */
  isDemanded: z.boolean(),
  /** True if this session has proved a second factor. */
  isProved: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Body of POST /api/vocal/auth/beginSecondFactor. The password is not needed for an account without one. */
export const secondFactorStartSchema = z.object({ password: password.optional() });
export type SecondFactorStart = z.infer<typeof secondFactorStartSchema>;

/** Response of POST /api/vocal/auth/beginSecondFactor: the secret in base32, and the address in the QR code. */
export const secondFactorStartedSchema = z.object({
  success: z.literal(true),
  secret: z.string(),
  address: z.string(),
});
export type SecondFactorStarted = z.infer<typeof secondFactorStartedSchema>;

/** Body of POST /api/vocal/auth/confirmSecondFactor: a code of the app. */
export const secondFactorCodeSchema = z.object({ code });
export type SecondFactorCode = z.infer<typeof secondFactorCodeSchema>;

/** Body of calls that weaken an account: its password, or a code. */
export const factorProofSchema = z.object({ password: password.optional(), code: code.optional() });
export type FactorProof = z.infer<typeof factorProofSchema>;

/** Response of calls that make recovery codes. No later response contains them. */
export const recoveryCodesSchema = z.object({ success: z.literal(true), recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** Name of a passkey. */
export const passkeyNameSchema = shownText(secondFactorLimits.passkeyName, 'Enter a name for the passkey.');
