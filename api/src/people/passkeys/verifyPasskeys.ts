import type { PasskeyAddition, PasskeySignIn } from '@marquee/shared/domain';
import {
  type AuthenticatorTransport,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { passkeys } from '../../kernel/db/schema/secondFactors.ts';
import type { RelyingParty } from './readRelyingParty.ts';

type Expected = {
  party: RelyingParty;
  /** Uses the challenge up. Resolves to false if it is unknown, used or expired. */
  useChallenge(challenge: string): Promise<boolean>;
};
type PasskeyRow = typeof passkeys.$inferSelect;

const known = new Set<string>([...(['ble', 'hybrid', 'internal', 'nfc', 'usb'] satisfies AuthenticatorTransport[])]);
const isTransport = (name: string): name is AuthenticatorTransport => known.has(name);

/**
 * Verifies a new passkey: its challenge, its origin and relying party, and that the device verified the person.
 * @returns the columns of the passkey; null for a response that does not verify
 */
export async function verifyNewPasskey({ response }: Pick<PasskeyAddition, 'response'>, expected: Expected) {
  const transports = (response.response.transports ?? []).filter(isTransport);
  const verified = await verifyRegistrationResponse({
    response: { ...response, response: { ...response.response, transports }, clientExtensionResults: {} },
    ...expectations(expected),
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/**
 * Verifies a signature of a passkey.
 * @returns the authenticator's new count of signatures; null for a response that does not verify
 */
export async function verifyPasskey(
  { response }: PasskeySignIn,
  { credentialId, publicKey, counter }: Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'>,
  expected: Expected,
): Promise<number | null> {
  const { userHandle, ...signed } = response.response;
  const verified = await verifyAuthenticationResponse({
    response: {
      ...response,
      response: { ...signed, ...(userHandle && { userHandle }) },
      clientExtensionResults: {},
    },
    credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
    ...expectations(expected),
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

function expectations({ party, useChallenge }: Expected) {
  return {
    expectedChallenge: useChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  };
}
