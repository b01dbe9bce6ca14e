import { z } from 'zod';

/** Response of GET /api/vocal/auth/ways. */
export const signInWaysSchema = z.object({
  success: z.literal(true),
  /** The OpenID provider with the label of its button. Null without a provider. */
  openid: z.object({ label: z.string() }).nullable(),
});
export type SignInWays = z.infer<typeof signInWaysSchema>;

/** Why a sign-in by the OpenID provider failed: `failure` in the fragment of the sign-in page's address. */
export const openidFailures = [
  'openid-unavailable',
  'openid-refused',
  'openid-expired',
  'openid-unverified',
  'account-suspended',
  'too-many-attempts',
] as const;
export type OpenidFailure = (typeof openidFailures)[number];
