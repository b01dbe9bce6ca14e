import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export type TestPerson = {
  sub: string;
  email?: string;
  email_verified?: unknown;
  given_name?: string;
  family_name?: string;
  groups?: string[];
};

export const testClient = { id: 'vocal', secret: 'a secret of the tests' };

/** An OpenID provider on this machine that signs in whoever the test names, without a page. */
export class TestProvider {
  person: TestPerson = { sub: 'nobody' };
  /** How the provider says that it checked the person. */
  amr: string[] = ['pwd'];
  readonly issuer: string;
  readonly #server: Server;

  private constructor(server: Server, issuer: string) {
    this.#server = server;
    this.issuer = issuer;
  }

  /** @param redirectUri address to which the provider sends its answer */
  static async start(redirectUri: string): Promise<TestProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const started = new TestProvider(server, `http://127.0.0.1:${port}`);
    started.#serve(redirectUri);
    return started;
  }

  #serve(redirectUri: string): void {
    const provider = new Provider(this.issuer, {
      clients: [
        {
          ...{ client_id: testClient.id, client_secret: testClient.secret, redirect_uris: [redirectUri] },
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      claims: {
        openid: ['sub', 'amr'],
        email: ['email', 'email_verified'],
        profile: ['given_name', 'family_name'],
        groups: ['groups'],
      },
      scopes: ['openid', 'email', 'profile', 'groups'],
      cookies: { keys: ['a key of the tests'] },
      findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ ...this.person, sub: id }) }),
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
      loadExistingGrant: async (ctx) => {
        const grant = new ctx.oidc.provider.Grant({
          clientId: ctx.oidc.client?.clientId ?? '',
          accountId: ctx.oidc.session?.accountId ?? '',
        });
        grant.addOIDCScope('openid email profile groups');
        await grant.save();
        return grant;
      },
    });
    const respond = provider.callback();
    this.#server.on('request', (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return void respond(request, response);
      const login = { accountId: this.person.sub, amr: this.amr, remember: false };
      void provider.interactionFinished(request, response, { login });
    });
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /**
   * Opens the provider's address as a browser that goes along with every redirect.
   * @returns the address outside the provider to which it is sent back
   */
  async visit(address: string): Promise<URL> {
    const cookies = new Map<string, string>();
    let here = new URL(address);
    while (here.origin === this.issuer) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(here, { redirect: 'manual', headers: { cookie } });
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? [];
        cookies.set(name, value);
      }
      const next = response.headers.get('location');
      if (!next) throw new Error(`The provider responded with ${response.status}: ${await response.text()}`);
      here = new URL(next, here);
    }
    return here;
  }
}
