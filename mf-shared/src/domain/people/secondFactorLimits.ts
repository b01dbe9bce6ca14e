// In a file without schemas, because the account page loads this and browser scripts do not load zod.

/** Maximum characters of a typed code and of a passkey's name, and the numbers of recovery codes and passkeys. */
export const secondFactorLimits = { code: 60, passkeyName: 60, recoveryCodes: 10, passkeys: 20 } as const;
