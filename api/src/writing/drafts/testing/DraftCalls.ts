import { expect } from '@jest/globals';
import { type Draft, draftResponseSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { demoAccounts } from '../../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../../testing/testNetwork.ts';
import { signIn, signUpStranger } from '../../../testing/writers.ts';

type Role = 'author' | 'other' | 'admin';

export const postOf = (response: { json(): unknown }): Draft => draftResponseSchema.parse(response.json()).post;

/** Returns the pointers of a refused save. */
export const pointers = (response: { json(): { errors?: { pointer: string }[] } }): string[] | undefined =>
  response.json().errors?.map(({ pointer }) => pointer);

/** Makes calls of writers about their drafts, on a separate network whose time tests set. */
export class DraftCalls {
  readonly network: TestNetwork;
  readonly #cookies: Readonly<Record<Role, string>>;
  readonly #clock: { now: Date };

  private constructor(network: TestNetwork, cookies: Readonly<Record<Role, string>>, clock: { now: Date }) {
    this.network = network;
    this.#cookies = cookies;
    this.#clock = clock;
  }

  static async open(): Promise<DraftCalls> {
    const clock = { now: testNow };
    const network = await createTestNetwork({ POST_LIMIT: '40', SAVE_LIMIT: '2000' }, undefined, () => clock.now);
    const author = await signIn(network.app, demoAccounts.writer);
    const admin = await signIn(network.app, demoAccounts.moderator);
    const other = await signUpStranger(network.app);
    return new DraftCalls(network, { author, admin, other }, clock);
  }

  get now(): Date {
    return this.#clock.now;
  }

  set now(now: Date) {
    this.#clock.now = now;
  }

  call(method: InjectOptions['method'] & string, path: string, more: InjectOptions = {}, role: Role = 'author') {
    return this.network.app.inject({
      ...more,
      method: method as 'GET',
      url: `/api/vocal/posts/${path}`,
      headers: { cookie: this.#cookies[role], ...more.headers },
    });
  }

  async create(role: Role = 'author'): Promise<Draft> {
    return postOf(await this.call('POST', 'create', {}, role));
  }

  async save(id: string, version: number | '*', changes: object, role: Role = 'author') {
    const headers = { 'if-match': version === '*' ? '*' : `"${version}"` };
    const response = await this.call('PUT', id, { payload: changes, headers }, role);
    // The response is the post as it is stored from then on.
    if (response.statusCode === 200) expect(postOf(response)).toEqual(postOf(await this.call('GET', id, {}, role)));
    return response;
  }

  /** Creates a published post of the author. */
  async publishedPost() {
    const current = await this.network.app.inject({
      url: '/api/currentUser',
      headers: { cookie: this.#cookies.author },
    });
    const own = await this.network.db
      .select()
      .from(posts)
      .where(eq(posts.authorId, Number(current.json().user.id)));
    const found = own.find(({ status }) => status === 'published');
    if (!found) throw new Error('The writer of the demo has no published post.');
    return found;
  }
}
