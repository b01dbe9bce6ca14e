import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { reviewStatusSchema, storyListSchema, storyStages, storyStates } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';
import { stories } from '../../kernel/db/schema/stories.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { demoAccounts } from '../../people/demo/demoAccounts.ts';
import { testNow } from '../../testing/testNetwork.ts';
import { openStoryCalls } from '../testing/openStoryCalls.ts';
import type { ReviewRole } from '../testing/ReviewCalls.ts';

const { calls, ids, pitch, create, reset } = await openStoryCalls();
beforeEach(reset);
afterAll(() => calls.network.close());

describe('the list', () => {
  const list = async (role: ReviewRole, query = '') =>
    storyListSchema.parse((await calls.call(role, 'GET', `stories${query}`)).json());
  const slugs = async (role: ReviewRole, query = '') => (await list(role, query)).stories.map(({ slug }) => slug);

  test('has the stories of the own sites, by every filter, the earliest due first', async () => {
    await create({ slug: 'Late one', writer: ids.author, due: { day: '2026-06-01', time: null }, editor: ids.second });
    await create({ slug: 'Soon', due: { day: '2026-06-20', time: '10:00' } });
    await create({ slug: 'Marquee', site: 'marquee', due: null });
    await pitch({ slug: 'Pitch' });
    expect(await slugs('moderator')).toEqual(['Late one', 'Soon', 'Pitch', 'Marquee']);
    expect(await slugs('limited')).toEqual(['Marquee']);
    expect(await slugs('moderator', '?site=beat&stage=pitched')).toEqual(['Pitch']);
    expect(await slugs('moderator', '?stage=draft')).toEqual(['Late one']);
    expect(await slugs('moderator', '?late=true')).toEqual(['Late one']);
    expect(await slugs('moderator', '?editor=second')).toEqual(['Late one']);
    expect(await slugs('moderator', '?from=2026-06-15&to=2026-06-21')).toEqual(['Soon']);
    expect(await slugs('moderator', '?writer=nobody')).toEqual([]);
    const { late, stories: listed } = await list('moderator', '?stage=pitched');
    expect([late, listed[0]?.isLate]).toEqual([1, false]);
  });

  test('finds every story by the stage that it shows, and counts those that say they are late', async () => {
    const times = { createdAt: testNow, modifiedAt: testNow };
    const past = { dueDay: '2026-06-01', dueAt: new Date('2026-06-02T04:00:00Z') };
    const row = { slug: 'A', brief: '', site: 'beat', writerId: Number(ids.author), ...times, ...past } as const;
    for (const state of storyStates.filter((one) => one !== 'assigned'))
      await calls.network.db.insert(stories).values({ ...row, state, creationKey: randomUUID() });
    for (const status of reviewStatusSchema.options) {
      const post = { status, key: `stage-${status}`, publishedAt: status === 'published' ? testNow : null };
      const [made] = await calls.network.db
        .insert(posts)
        .values({ authorId: Number(ids.author), site: 'beat', ...times, ...post })
        .returning();
      const assigned = { state: 'assigned', postId: made?.id ?? null, creationKey: randomUUID() } as const;
      await calls.network.db.insert(stories).values({ ...row, ...assigned });
    }
    const { stories: all, late } = await list('moderator', '?stage=all');
    expect(all).toHaveLength(storyStates.length - 1 + reviewStatusSchema.options.length);
    expect(late).toBe(all.filter(({ isLate }) => isLate).length);
    for (const stage of storyStages) {
      const found = await list('moderator', `?stage=${stage}`);
      const expected = all.filter((story) => story.stage === stage).map(({ id }) => id);
      expect([stage, found.stories.map(({ id }) => id).sort()]).toEqual([stage, expected.sort()]);
    }
  });

  test('of a writer has own pitches and assigned stories only', async () => {
    await create({ slug: 'Of nobody' });
    await create({ slug: 'Assigned', writer: ids.author });
    await pitch({ slug: 'Pitched' });
    const own = storyListSchema.parse((await calls.call('author', 'GET', 'pitches')).json());
    expect(own.stories.map(({ slug }) => slug)).toEqual(['Pitched', 'Assigned']);
    expect((await calls.call('author', 'GET', 'stories')).statusCode).toBe(403);
  });

  test('of people has names and no email addresses', async () => {
    const people = (query: string, role: ReviewRole = 'moderator') =>
      calls.call(role, 'GET', `storyPeople?site=beat&${query}`);
    const editors = (await people('as=editor')).json().people.map(({ id }: { id: string }) => id);
    expect(editors).toEqual(expect.arrayContaining([ids.moderator, ids.second]));
    expect(editors).not.toContain(ids.limited);
    const [{ writerName } = { writerName: '' }] = await calls.network.db
      .select({ writerName: users.lastName })
      .from(users)
      .where(eq(users.id, Number(ids.author)));
    const found = await people(`as=writer&q=${encodeURIComponent(writerName)}`);
    expect(found.json().people.map(({ id }: { id: string }) => id)).toContain(ids.author);
    expect(found.body).not.toContain('@');
    const byAddress = await people(`as=writer&q=${encodeURIComponent(demoAccounts.writer.email.toUpperCase())}`);
    expect(byAddress.json().people.map(({ id }: { id: string }) => id)).toEqual([ids.author]);
    expect((await people('as=writer')).json().people).toEqual([]);
    expect((await people('as=editor', 'author')).statusCode).toBe(403);
    expect((await people('as=editor', 'limited')).statusCode).toBe(403);
  });
});
