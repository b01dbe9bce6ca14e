import { z } from 'zod';
import { factorProofSchema, passkeyNameSchema, secondFactorStartSchema } from './secondFactor.ts';

/** Bytes in base64url. The longest, an attestation, has some kilobytes. */
const bytes = (longest: number) => z.string().max(longest);
const credential = {
  id: bytes(2_000),
  rawId: bytes(2_000),
  type: z.literal('public-key'),
};

/** Response of calls that begin a registration or a sign-in: the options for the browser's WebAuthn call. */
export const passkeyOptionsSchema = z.object({
  success: z.literal(true),
  options: z.looseObject({ challenge: z.string() }),
});
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

/** Body of POST /api/vocal/auth/newPasskeyOptions. */
export const newPasskeySchema = secondFactorStartSchema;

/** Body of POST /api/vocal/auth/addPasskey: a name, and what the browser's WebAuthn call returned. */
export const passkeyAdditionSchema = z.object({
  name: passkeyNameSchema,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(5_000),
      attestationObject: bytes(20_000),
      transports: z.array(z.string().max(20)).max(10).default([]),
    }),
  }),
});
export type PasskeyAddition = z.input<typeof passkeyAdditionSchema>;

/** Body of POST /api/vocal/auth/passkeySignIn: what the browser's WebAuthn call returned. */
export const passkeySignInSchema = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(5_000),
      authenticatorData: bytes(5_000),
      signature: bytes(5_000),
      userHandle: bytes(200).nullish(),
    }),
  }),
});
export type PasskeySignIn = z.input<typeof passkeySignInSchema>;

const id = z.string().max(20);

/** Body of POST /api/vocal/auth/renamePasskey. */
export const passkeyRenamingSchema = z.object({ id, name: passkeyNameSchema });
export type PasskeyRenaming = z.infer<typeof passkeyRenamingSchema>;

/** Body of POST /api/vocal/auth/removePasskey. */
export const passkeyRemovalSchema = factorProofSchema.extend({ id });
export type PasskeyRemoval = z.infer<typeof passkeyRemovalSchema>;
