import { currentUserSchema } from '@marquee/shared/domain';
import type { LightMyRequestResponse } from 'fastify';
import { createTestNetwork, type TestNetwork } from '../../../testing/testNetwork.ts';

/** Number of wrong passwords that an address may send. */
const wrongPasswords = 9;
/** Number of accounts that an address may create. */
export const signUpLimit = 12;

export const setCookie = (response: LightMyRequestResponse) => String(response.headers['set-cookie']);

/** Returns the session cookie of a response. */
export const cookieOf = (response: LightMyRequestResponse) => setCookie(response).split(';')[0] ?? '';

/** Returns the device cookie of a response. */
export function deviceOf(response: LightMyRequestResponse): string {
  const found = response.cookies.find(({ name }) => name === 'marquee_device');
  return `${found?.name}=${found?.value}`;
}

/** Makes calls about accounts, on a separate network. */
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

  /** Sign-up form of a new person without an account. */
  newcomer<More extends object>(more?: More) {
    this.#people += 1;
    const email = `jo${this.#people}@march.example`;
    return { firstName: 'Jo', lastName: 'March', email, password: 'little-women', ...more };
  }

  /** Headers with a new address, so that tests do not share limits. */
  fromElsewhere(): Record<string, string> {
    this.#addresses += 1;
    return { 'x-forwarded-for': `203.0.${this.#addresses}.9` };
  }

  post(call: string, payload?: object, headers: Record<string, string> = this.fromElsewhere()) {
    return this.network.app.inject({ method: 'POST', url: `/api/vocal/auth/${call}`, payload, headers });
  }

  /** Sends wrong passwords until the address is limited. */
  async useUp(headers: Record<string, string>): Promise<void> {
    for (let count = 0; count < wrongPasswords; count += 1)
      await this.post('signin', { email: `x${count}@march.example`, password: 'wrong' }, headers);
  }

  async currentUser(cookie: string) {
    const response = await this.network.app.inject({ url: '/api/currentUser', headers: { cookie } });
    return currentUserSchema.parse(response.json()).user;
  }
}
