import { Secret, TOTP } from 'otpauth';

/** Values that all authenticator apps know (RFC 6238). Other values are ignored by some apps. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const issuer = 'Vocal';
const secretBytes = 20;
/** Codes of the 30 seconds before and after are accepted, because clocks of phones differ. */
const window = 1;

/** Returns a random secret in base32. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Returns the `otpauth:` address with which an app stores the secret. @param label names the account in the app */
export function addressOf(secret: string, label: string): string {
  return new TOTP({ ...parameters, issuer, label, secret }).toString();
}

/**
 * Checks a code.
 * @returns the number of the 30 seconds that the code belongs to; null for a wrong code
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...parameters, secret }).validate({ token: code, timestamp, window });
  return delta === null ? null : TOTP.counter({ period: parameters.period, timestamp }) + delta;
}

/** Returns the code of a time, as an app shows it. */
export function codeAt(secret: string, now: Date): string {
  return new TOTP({ ...parameters, secret }).generate({ timestamp: now.getTime() });
}
