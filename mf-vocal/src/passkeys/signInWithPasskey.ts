import type { Api } from '@marquee/shared';
import type { PasskeyOptions, PasskeySignIn } from '@marquee/shared/domain';
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { passkeyError } from './passkeyError.ts';

type Texts = { passkeyStopped: string; passkeysUnknown: string };

/**
 * Signs in with a passkey of this device. The library loads with this file.
 * @throws ApiError of the api; ApiError with a text if the person stops or the browser knows no passkeys
 */
export async function signInWithPasskey(api: Pick<Api, 'account'>, texts: Texts): Promise<void> {
  const { options } = await api.account<PasskeyOptions>('passkeyOptions', {});
  const body: PasskeySignIn = { response: await signed(options, texts) };
  await api.account('passkeySignIn', body);
}

async function signed(options: PasskeyOptions['options'], texts: Texts): Promise<PasskeySignIn['response']> {
  try {
    // The api makes the options with the same library.
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
  } catch (error) {
    throw passkeyError(error, texts.passkeyStopped, texts.passkeysUnknown);
  }
}
