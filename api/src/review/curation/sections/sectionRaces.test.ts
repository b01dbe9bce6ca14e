import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { curatedSectionResponseSchema, type Draft, draftResponseSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { postTags } from '../../../kernel/db/schema/posts.ts';
import { uploads } from '../../../kernel/db/schema/uploads.ts';
import { demoAccounts } from '../../../people/demo/demoAccounts.ts';
import { createTestNetwork, type TestNetwork, testNow } from '../../../testing/testNetwork.ts';
import { signIn } from '../../../testing/writers.ts';

const rounds = 20;
const lead = `uploads/${crypto.randomUUID()}`;

let network: TestNetwork;
let writer = '';
let moderator = '';
beforeAll(async () => {
  network = await createTestNetwork({ POST_LIMIT: '1000', SAVE_LIMIT: '1000' });
  writer = await signIn(network.app, demoAccounts.writer);
  moderator = await signIn(network.app, demoAccounts.moderator);
  const current = await network.app.inject({ url: '/api/currentUser', headers: { cookie: writer } });
  await network.db.insert(uploads).values({
    ...{ publicId: lead, userId: Number(current.json().user.id), createdAt: testNow },
    ...{ format: 'jpg', width: 800, height: 600, bytes: 9 },
  });
});
afterAll(() => network.close());

const write = (method: 'POST' | 'PUT', path: string, payload: object) =>
  network.app.inject({
    method,
    url: `/api/vocal/posts/${path}`,
    headers: { cookie: writer, 'if-match': '*' },
    payload,
  });
const curate = (method: 'POST' | 'DELETE', path: string, payload?: object) =>
  network.app.inject({
    method,
    url: `/api/vocal/curation/beat/${path}`,
    headers: { cookie: moderator },
    ...(payload && { payload }),
  });
const made = async (kind: string, name: string) =>
  curatedSectionResponseSchema.parse((await curate('POST', kind, { name })).json()).section;
async function newDraft(changes: object): Promise<Draft> {
  const { post } = draftResponseSchema.parse((await write('POST', 'create', {})).json());
  return draftResponseSchema.parse((await write('PUT', post.id, changes)).json()).post;
}
const whole = (title: string) => ({
  ...{ title, subtitle: 'A subtitle', content: '<p>Words.</p>', site: 'beat', category: 'live' },
  image: { public_id: lead, width: 800, height: 600 },
});

test('keeps or refuses the tag of a submission during a merge', async () => {
  const into = await made('tags', 'The one that stays');
  const outcomes: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { id: tagId, name } = await made('tags', `Merged ${round}`);
    const tags = [{ id: tagId, name }];
    // Every other draft has the tag already: the merge waits for the post, and the submission for the tag.
    const { id } = await newDraft({ ...whole(`Merged away ${round}`), ...(round % 2 === 0 && { tags }) });
    const submission = { id, reviewStatus: 'needs-review', tags, category: 'live', site: 'beat' };
    const [submitted, merged] = await Promise.all([
      write('POST', 'submitForReview', submission),
      curate('POST', `tags/${into.id}/merge`, { from: [tagId] }),
    ]);
    expect(merged.statusCode).toBe(200);
    outcomes.push(String(submitted.statusCode));
    const stored = await network.db
      .select({ tagId: postTags.tagId })
      .from(postTags)
      .where(eq(postTags.postId, Number(id)));
    if (submitted.statusCode === 200) {
      expect(submitted.json().post.tags).toHaveLength(1);
      expect(stored).toEqual([{ tagId: Number(into.id) }]);
    } else {
      expect([409, 422]).toContain(submitted.statusCode);
      expect(submitted.json().errors).toMatchObject([{ pointer: expect.stringMatching(/^\/tags/) }]);
    }
  }
  expect(outcomes).toContain('200');
});

test('either removes a category or saves its use', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id: categoryId, key } = await made('categories', `Short-lived ${round}`);
    const { id } = await newDraft({ ...whole(`Left behind ${round}`), category: null });
    const [removed, saved] = await Promise.all([
      delay(round).then(() => curate('DELETE', `categories/${categoryId}`)),
      write('PUT', id, { category: key }),
    ]);
    const outcome = `${removed.statusCode} ${saved.statusCode}`;
    expect(['200 422', '409 200']).toContain(outcome);
    if (removed.statusCode === 409) await write('PUT', id, { category: null });
    await curate('DELETE', `categories/${categoryId}`);
  }
});
