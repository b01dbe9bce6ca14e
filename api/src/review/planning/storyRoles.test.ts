import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';
import { stories } from '../../kernel/db/schema/stories.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { aboutStories } from '../../testing/aboutStories.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../testing/testNetwork.ts';
import { signIn } from '../../testing/writers.ts';

// Each account makes each call about a separate story.
jest.setTimeout(120_000);

const roles = ['writer', 'other', 'editor', 'ofOther', 'administrator', 'auditor', 'accountant'] as const;
type Role = (typeof roles)[number];
const grants = {
  ...{ writer: [], other: [] },
  editor: [{ role: 'editor', site: 'beat', until: null }],
  ofOther: [{ role: 'editor', site: 'marquee', until: null }],
  administrator: [{ role: 'administrator', site: null, until: null }],
  auditor: [{ role: 'auditor', site: 'beat', until: null }],
  accountant: [{ role: 'accountant', site: null, until: null }],
} as const;
const accounts = Object.fromEntries(roles.map((role) => [role, { cookie: '', id: 0 }])) as Record<
  Role,
  { cookie: string; id: number }
>;
const states = ['pitched', 'accepted', 'assigned'] as const;

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork({ SAVE_LIMIT: '10000' });
  for (const role of roles) {
    const account = { firstName: 'Ro', lastName: role, email: `${role}@roles.example`, password: 'kelp-and-barnacles' };
    await network.app.inject({ method: 'POST', url: '/api/vocal/auth/signup', payload: account });
    const [row] = await network.db
      .update(users)
      .set({ grants: [...grants[role]] })
      .where(eq(users.email, account.email))
      .returning();
    accounts[role] = { cookie: await signIn(network.app, account), id: row?.id ?? 0 };
  }
});
afterAll(() => network.close());

/** Stores a story. Only pitched and assigned stories have a writer. */
async function storyIn(state: (typeof states)[number]): Promise<string> {
  const times = { createdAt: testNow, modifiedAt: testNow };
  const [draft] =
    state === 'assigned'
      ? await network.db
          .insert(posts)
          .values({ authorId: accounts.writer.id, site: 'beat', ...times })
          .returning()
      : [];
  const [story] = await network.db
    .insert(stories)
    .values({
      ...{ state, slug: 'Rye', brief: '', site: 'beat', creationKey: randomUUID(), postId: draft?.id ?? null },
      ...{ writerId: state === 'accepted' ? null : accounts.writer.id, ...times },
    })
    .returning();
  return String(story?.id);
}

const plan = { slug: 'Rye', brief: 'A', category: null, words: null, pictures: '', version: 1 };
/** A body that each call accepts. */
function bodyOf(call: string): object {
  if (call.startsWith('PUT /api/vocal/pitches')) return { ...plan, site: 'beat' };
  if (call.startsWith('PUT')) return { ...plan, due: null, editor: null };
  if (call.endsWith('/answer'))
    return { answer: 'accept', message: '', due: null, editor: null, words: null, version: 1 };
  if (call.endsWith('/assign')) return { writer: String(accounts.other.id), version: 1 };
  return call.endsWith('/drop') ? { message: '', version: 1 } : { version: 1 };
}

async function responsesOf(call: string, cookie: string, id?: string): Promise<string> {
  const [method = '', path = ''] = call.split(' ');
  const statuses: number[] = [];
  for (const state of states) {
    const url = path.replace('{id}', id ?? (await storyIn(state)));
    const response = await network.app.inject({
      ...{ method: method as 'GET' | 'POST' | 'PUT', url, headers: { cookie } },
      ...(method !== 'GET' && { payload: bodyOf(call) }),
    });
    statuses.push(response.statusCode);
  }
  return statuses.join(' ');
}

test.each(Object.entries(aboutStories))('%s is allowed by the relation to the story', async (call, expected) => {
  const of = (role: Role, id?: string) => responsesOf(call, accounts[role].cookie, id);
  expect({ writer: await of('writer'), editor: await of('editor'), auditor: await of('auditor') }).toEqual(expected);
  expect(await of('administrator')).toBe(expected.editor);
  const none = '404 404 404';
  expect([await of('other'), await of('ofOther'), await of('accountant')]).toEqual([none, none, none]);
  expect(await of('administrator', '999999')).toBe(none);
  expect(await responsesOf(call, '')).toBe('401 401 401');
});
