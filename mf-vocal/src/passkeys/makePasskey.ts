import type { PasskeyAddition, PasskeyOptions } from '@marquee/shared/domain';
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { passkeyError } from './passkeyError.ts';

type Texts = { passkeyKnown: string; passkeyStopped: string; passkeysUnknown: string };

/**
 * Has the browser make a passkey. The library loads with this file.
 * @throws ApiError with a text, if the device has a passkey already, the person stops, or the browser knows no passkeys
 */
export async function makePasskey(
  options: PasskeyOptions['options'],
  texts: Texts,
): Promise<PasskeyAddition['response']> {
  try {
    // The api makes the options with the same library.
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw passkeyError(error, isKnown ? texts.passkeyKnown : texts.passkeyStopped, texts.passkeysUnknown);
  }
}
