import { type ReviewedPost, reviewedPostSchema, type SiteKey } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../kernel/db/schema/audit.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { categories } from '../../kernel/db/schema/taxonomy.ts';
import { uploads } from '../../kernel/db/schema/uploads.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { moderatorOf } from '../../testing/moderatorOf.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';

/** A writer, two moderators of all sites, and a moderator of Marquee. */
export type ReviewRole = 'author' | 'moderator' | 'second' | 'limited';

export const reviewed = (response: { json(): unknown }): ReviewedPost => reviewedPostSchema.parse(response.json());

async function addModerator(network: TestNetwork, email: string, sites: SiteKey[] | null): Promise<string> {
  const person = { firstName: 'Mo', lastName: email, password: 'kelp-and-barnacles' };
  const account = { ...person, email: `${email}@marquee.example` };
  await network.app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload: account });
  await network.db
    .update(users)
    .set({ grants: moderatorOf(sites) })
    .where(eq(users.email, account.email));
  return signIn(network.app, account);
}

/** Takes steps of reviews on a separate network whose time tests set. */
export class ReviewCalls {
  readonly network: TestNetwork;
  readonly cookies: Readonly<Record<ReviewRole, string>>;
  readonly #clock: { now: Date };
  readonly #lead = `uploads/${crypto.randomUUID()}`;
  #category = '';

  private constructor(network: TestNetwork, cookies: Readonly<Record<ReviewRole, string>>, clock: { now: Date }) {
    this.network = network;
    this.cookies = cookies;
    this.#clock = clock;
  }

  static async open(settings: Record<string, string> = {}): Promise<ReviewCalls> {
    const clock = { now: testNow };
    const limits = { POST_LIMIT: '10000', SAVE_LIMIT: '10000', ...settings };
    const network = await createTestNetwork(limits, undefined, () => clock.now);
    const cookies = {
      author: await signIn(network.app, demoAccounts.writer),
      moderator: await signIn(network.app, demoAccounts.moderator),
      second: await addModerator(network, 'second', null),
      limited: await addModerator(network, 'limited', ['marquee']),
    };
    const calls = new ReviewCalls(network, cookies, clock);
    await calls.#prepare();
    return calls;
  }

  set now(now: Date) {
    this.#clock.now = now;
  }

  /** Picks a category, and stores the picture of all posts. */
  async #prepare(): Promise<void> {
    const { app, db } = this.network;
    const [first] = await db.select().from(categories).where(eq(categories.site, 'beat'));
    this.#category = first?.key ?? '';
    const current = await app.inject({ url: '/api/currentUser', headers: { cookie: this.cookies.author } });
    await db.insert(uploads).values({
      ...{ publicId: this.#lead, userId: Number(current.json().user.id), createdAt: testNow },
      ...{ format: 'jpg', width: 800, height: 600, bytes: 9 },
    });
  }

  call(role: ReviewRole, method: 'GET' | 'POST' | 'PUT', path: string, payload: object = {}, version = '*') {
    return this.network.app.inject({
      method,
      url: `/api/vocal/${path}`,
      headers: { cookie: this.cookies[role], 'if-match': version },
      ...(method !== 'GET' && { payload }),
    });
  }

  /** Writes and submits a post. */
  async submitted(title = 'Night Drive'): Promise<string> {
    const { id } = (await this.call('author', 'POST', 'posts/create')).json().post;
    await this.call('author', 'PUT', `posts/${id}`, {
      ...{ title, subtitle: 'And how it sounds', content: '<p>Words.</p>' },
      image: { public_id: this.#lead, width: 800, height: 600 },
    });
    await this.submit(id);
    return id;
  }

  submit(id: string) {
    return this.call('author', 'POST', 'posts/submitForReview', {
      ...{ id, reviewStatus: 'needs-review', tags: [], category: this.#category, site: 'beat' },
    });
  }

  step(role: ReviewRole, id: string, name: string) {
    return this.call(role, 'POST', `review/${id}/${name}`);
  }

  decide(role: ReviewRole, id: string, decision: object, version?: string) {
    return this.call(role, 'POST', `review/${id}/decision`, decision, version);
  }

  /** Returns the steps of a post's reviews from the audit, oldest first. */
  async actionsOf(id: string): Promise<string[]> {
    const rows = await this.network.db
      .select({ action: audit.action })
      .from(audit)
      .where(and(eq(audit.subject, 'post'), eq(audit.subjectId, id)))
      .orderBy(audit.id);
    return rows.map(({ action }) => action);
  }

  /** Reads a post's row from the database. */
  async stored(id: string) {
    const [row] = await this.network.db
      .select()
      .from(posts)
      .where(eq(posts.id, Number(id)));
    return row;
  }
}
