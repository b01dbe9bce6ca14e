import { currentUserSchema } from '@marquee/shared/domain';
import type { LightMyRequestResponse } from 'fastify';
import { createTestNetwork, type TestNetwork } from '../../../testing/testNetwork.ts';

/** Wrong passwords that an address may have. */
const wrongPasswords = 9;
/** Accounts that an address may ask for. */
export const signUpLimit = 12;

export const setCookie = (response: LightMyRequestResponse) => String(response.headers['set-cookie']);

/** The cookie of the session that a response begins. */
export const cookieOf = (response: LightMyRequestResponse) => setCookie(response).split(';')[0] ?? '';

/** The cookie by which a device is known later. */
export function deviceOf(response: LightMyRequestResponse): string {
  const found = response.cookies.find(({ name }) => name === 'marquee_device');
  return `${found?.name}=${found?.value}`;
}

/** Calls about accounts, at a network of their own. */
export class AuthCalls {
  readonly network: TestNetwork;
  #people = 0;
  #addresses = 0;

  private constructor(network: TestNetwork) {
    this.network = network;
  }

  static async open(): Promise<AuthCalls> {
    return new AuthCalls(
      await createTestNetwork({ SIGN_IN_LIMIT: String(wrongPasswords), SIGN_UP_LIMIT: String(signUpLimit) }),
    );
  }

  /** The form of somebody who has no account yet. */
  newcomer<More extends object>(more?: More) {
    this.#people += 1;
    const email = `jo${this.#people}@march.example`;
    return { firstName: 'Jo', lastName: 'March', email, password: 'little-women', ...more };
  }

  /** Headers of an address of its own, so that the limits of one test are not those of another. */
  fromElsewhere(): Record<string, string> {
    this.#addresses += 1;
    return { 'x-forwarded-for': `203.0.${this.#addresses}.9` };
  }

  post(call: string, payload?: object, headers: Record<string, string> = this.fromElsewhere()) {
    return this.network.app.inject({ method: 'POST', url: `/api/vocal/auth/${call}`, payload, headers });
  }

  /** Wrong passwords until the address may have no more of them. */
  async useUp(headers: Record<string, string>): Promise<void> {
    for (let count = 0; count < wrongPasswords; count += 1)
      await this.post('signin', { email: `x${count}@march.example`, password: 'wrong' }, headers);
  }

  async currentUser(cookie: string) {
    const response = await this.network.app.inject({ url: '/api/currentUser', headers: { cookie } });
    return currentUserSchema.parse(response.json()).user;
  }
}
