import { createTestNetwork, type TestNetwork, testNow } from '../../../testing/testNetwork.ts';
import { codeAt } from '../../factors/totp.ts';

const stepMs = 30_000;

/** Makes calls about second factors, on a separate network whose clock the tests move. */
export class FactorCalls {
  readonly network: TestNetwork;
  readonly #clock: { now: number };
  #people = 0;

  private constructor(network: TestNetwork, clock: { now: number }) {
    this.network = network;
    this.#clock = clock;
  }

  static async open(environment: Record<string, string> = {}): Promise<FactorCalls> {
    const clock = { now: testNow.getTime() };
    const network = await createTestNetwork(environment, undefined, () => new Date(clock.now));
    return new FactorCalls(network, clock);
  }

  /** Lets time pass until codes that were accepted are over. */
  pass(ms = 3 * stepMs): void {
    this.#clock.now += ms;
  }

  /** The code that an app shows now. */
  codeOf(secret: string): string {
    return codeAt(secret, new Date(this.#clock.now));
  }

  post(call: string, payload: object, cookie = '') {
    return this.network.app.inject({
      method: 'POST',
      url: `/api/vocal/auth/${call}`,
      payload,
      headers: { cookie },
    });
  }

  get(url: string, cookie: string) {
    return this.network.app.inject({ url, headers: { cookie } });
  }

  async state(cookie: string) {
    return (await this.get('/api/vocal/auth/secondFactor', cookie)).json();
  }

  /** Signs up a person. */
  async newcomer() {
    this.#people += 1;
    const account = { email: `amy${this.#people}@march.example`, password: 'little-women' };
    const response = await this.post('signup', { firstName: 'Amy', lastName: 'March', ...account });
    return { ...account, cookie: cookieIn(response), id: Number(response.json().user.id) };
  }

  /** Turns codes on for a person. */
  async turnOn({ cookie, password }: { cookie: string; password: string }) {
    const { secret } = (await this.post('beginSecondFactor', { password }, cookie)).json();
    const confirmed = await this.post('confirmSecondFactor', { code: this.codeOf(secret) }, cookie);
    this.pass();
    return { secret: String(secret), recoveryCodes: confirmed.json().recoveryCodes as string[] };
  }

  /** Sends a right password, and returns the challenge of the second step. */
  async challenge({ email, password }: { email: string; password: string }): Promise<string> {
    return (await this.post('signin', { email, password })).json().challenge;
  }
}

/** Returns the session cookie of a response. */
export function cookieIn(response: { cookies: { name: string; value: string }[] }): string {
  const found = response.cookies.find(({ name }) => name === 'marquee_session');
  return found ? `${found.name}=${found.value}` : '';
}
