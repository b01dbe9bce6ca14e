import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { OpenidSettings } from '../kernel/config/openidSettings.ts';

/** Time limit of a call to the provider, in seconds. */
const timeoutSeconds = 5;
/** The provider's addresses and keys are read again after this time. */
const maxAgeMs = 3_600_000;

/** Values that a sign-in keeps between its start and the provider's answer. */
export type OpenidSecrets = { nonce: string; verifier: string };
export type OpenidStart = OpenidSecrets & { state: string; address: string };
type Claims = Readonly<Record<string, unknown>>;

/** The OpenID provider of the network: authorization code flow with PKCE, state and nonce. */
export class OpenidProvider {
  readonly #settings: OpenidSettings;
  #found: { configuration: Configuration; at: number } | undefined;

  constructor(settings: OpenidSettings) {
    this.#settings = settings;
  }

  /**
   * Returns the provider's address for a sign-in, with the values that its answer is checked against.
   * @param creatorOrigin origin of the creator host, to which the provider sends the person back
   */
  async start(creatorOrigin: string): Promise<OpenidStart> {
    const configuration = await this.#discover();
    const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
    const address = buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri(creatorOrigin),
      scope: this.#settings.scope,
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
    });
    return { ...secrets, address: address.href };
  }

  /**
   * Exchanges the provider's answer for the claims of the person.
   * @param answer origin of the creator host, and the answer's query with the code and the state
   * @throws Error of the provider, of the network, or for a wrong state, nonce or signature
   */
  async finish(answer: { creatorOrigin: string; query: string }, state: string, { nonce, verifier }: OpenidSecrets) {
    const configuration = await this.#discover();
    const address = new URL(`${redirectUri(answer.creatorOrigin)}${answer.query}`);
    const tokens = await authorizationCodeGrant(configuration, address, {
      ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
    });
    const proven = tokens.claims();
    if (!proven) throw new Error('The provider sent no ID token.');
    // Providers put profile and groups into either place. The ID token is signed, so it wins.
    const profile = await fetchUserInfo(configuration, tokens.access_token, proven.sub);
    const claims: Claims = { ...profile, ...proven };
    return { claims, provesFactor: this.#provesFactor(proven) };
  }

  /** True if the signed token says that the provider checked a second factor. */
  #provesFactor({ amr, acr }: Claims): boolean {
    const said: unknown[] = [...(Array.isArray(amr) ? amr : []), acr];
    return this.#settings.factorValues.some((value) => said.includes(value));
  }

  async #discover(): Promise<Configuration> {
    if (this.#found && Date.now() - this.#found.at < maxAgeMs) return this.#found.configuration;
    const { issuer, clientId, clientSecret } = this.#settings;
    const configuration = await discovery(issuer, clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // Settings allow http on this machine only.
      execute: issuer.protocol === 'http:' ? [allowInsecureRequests] : [],
    });
    this.#found = { configuration, at: Date.now() };
    return configuration;
  }
}

function redirectUri(creatorOrigin: string): string {
  return `${creatorOrigin}/api/vocal/auth/openid/callback`;
}
