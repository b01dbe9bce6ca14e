import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { storyLimits, storyOfPostSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { notices } from '../../kernel/db/schema/notices.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { testNow } from '../../testing/testNetwork.ts';
import { answerOf, codeOf, due, openStoryCalls, pitchOf, plan, told } from '../testing/openStoryCalls.ts';

const { calls, ids, pitch, create, act, read, toldTo, actionsOf, reset } = await openStoryCalls();
beforeEach(reset);
afterAll(() => calls.network.close());

describe('a pitch', () => {
  test('becomes a draft of its writer, with the brief beside it, and is published', async () => {
    const { id } = await pitch({ slug: 'Night bakers' });
    const accepted = await act('moderator', id, 'answer', answerOf('accept', { due, words: 1_200 }));
    const story = told(accepted);
    expect(story).toMatchObject({ stage: 'draft', words: 1_200, due: { ...due, at: '2026-07-02T04:00:00.000Z' } });
    expect(story.editor?.id).toBe(ids.moderator);
    const own = await calls.call('author', 'GET', `posts/${story.post?.id}/story`);
    expect(storyOfPostSchema.parse(own.json()).story).toMatchObject({ brief: plan.brief, actions: [] });
    const draft = (await calls.call('author', 'GET', `posts/${story.post?.id}`)).json().post;
    expect(draft).toMatchObject({ name: 'Night bakers', site: 'beat', reviewStatus: 'draft', content: '' });
    expect(await toldTo('author')).toEqual([{ kind: 'pitchAccepted', note: 'Fine.', mail: 'each' }]);
    await calls.network.db
      .update(posts)
      .set({ status: 'published', key: 'night-bakers', publishedAt: testNow })
      .where(eq(posts.id, Number(story.post?.id)));
    expect(await read(id)).toMatchObject({ stage: 'published', actions: [] });
    expect(await actionsOf(id)).toEqual(['pitch', 'accept']);
  });

  test('is changed while it is unanswered, also after a question', async () => {
    const { id } = await pitch();
    expect(codeOf(await act('moderator', id, 'answer', answerOf('ask', { message: '' })))).toBe('422 invalid');
    await act('moderator', id, 'answer', answerOf('ask', { message: 'Which bakery?' }));
    const asked = await read(id, 'author');
    expect(asked.messages).toMatchObject([{ kind: 'ask', text: 'Which bakery?', from: expect.any(String) }]);
    const change = { ...plan, site: 'marquee', brief: 'The one in the harbour.' };
    expect(codeOf(await calls.call('author', 'PUT', `pitches/${id}`, { ...change, version: 1 }))).toBe(
      '409 story-changed',
    );
    const changed = await calls.call('author', 'PUT', `pitches/${id}`, { ...change, version: 2 });
    expect(told(changed)).toMatchObject({ site: 'marquee', brief: 'The one in the harbour.' });
    await act('moderator', id, 'answer', answerOf('decline', { message: 'We had it.', version: 3 }));
    expect(codeOf(await calls.call('author', 'PUT', `pitches/${id}`, { ...change, version: 4 }))).toBe(
      '409 story-status',
    );
    expect((await toldTo('author')).map(({ kind, note }) => `${kind}: ${note}`)).toEqual([
      'pitchQuestion: Which bakery?',
      'pitchDeclined: We had it.',
    ]);
  });

  test('is withdrawn once, and not after an answer', async () => {
    const { id } = await pitch();
    const withdraw = (version: number) => calls.call('author', 'POST', `pitches/${id}/withdraw`, { version });
    expect(told(await withdraw(1)).stage).toBe('dropped');
    expect((await withdraw(1)).statusCode).toBe(200);
    expect(await actionsOf(id)).toEqual(['pitch', 'withdraw']);
    const other = await pitch();
    await act('moderator', other.id, 'answer', answerOf('accept'));
    expect(codeOf(await calls.call('author', 'POST', `pitches/${other.id}/withdraw`, { version: 2 }))).toBe(
      '409 story-status',
    );
  });

  test('is one of at most 20 without an answer, and is sent twice only once', async () => {
    const body = pitchOf();
    const [first, second] = [
      await calls.call('author', 'POST', 'pitches', body),
      await calls.call('author', 'POST', 'pitches', body),
    ];
    expect(told(first).id).toBe(told(second).id);
    for (let number = 1; number < storyLimits.openPitches; number += 1) await pitch();
    expect(codeOf(await calls.call('author', 'POST', 'pitches', pitchOf()))).toBe('409 pitches-full');
    expect((await calls.call('author', 'POST', 'pitches', body)).statusCode).toBe(201);
  });

  test('stays within its limits', async () => {
    const tooMuch = {
      slug: 'x'.repeat(storyLimits.slug + 1),
      brief: 'x'.repeat(storyLimits.brief + 1),
      pictures: 'x'.repeat(storyLimits.pictures + 1),
      words: storyLimits.words + 1,
    };
    for (const [name, value] of Object.entries(tooMuch))
      expect([name, (await calls.call('author', 'POST', 'pitches', pitchOf({ [name]: value }))).statusCode]).toEqual([
        name,
        422,
      ]);
    const missing = await calls.call('author', 'POST', 'pitches', pitchOf({ category: 'nowhere' }));
    expect(missing.json().errors).toMatchObject([{ pointer: '/category' }]);
    const { id } = await pitch();
    for (let number = 0; number < storyLimits.messages; number += 1)
      await act('moderator', id, 'answer', answerOf('ask', { version: number + 1 }));
    const more = answerOf('ask', { version: storyLimits.messages + 1 });
    expect(codeOf(await act('moderator', id, 'answer', more))).toBe('409 messages-full');
  });
});

describe('a plan', () => {
  test('changes the due day and tells the writer once, and a change of the editor tells nobody', async () => {
    const { id, site: _site, ...story } = await create({ writer: ids.author });
    await calls.network.db.delete(notices);
    const change = { ...plan, due: { day: '2026-08-01', time: '09:30' }, editor: story.editor?.id ?? null };
    const changed = await calls.call('moderator', 'PUT', `stories/${id}`, { ...change, version: 1 });
    expect(told(changed).due).toEqual({ ...change.due, at: '2026-08-01T13:30:00.000Z' });
    await calls.call('moderator', 'PUT', `stories/${id}`, { ...change, editor: ids.second, version: 2 });
    expect((await toldTo('author')).map(({ kind }) => kind)).toEqual(['storyChanged']);
    for (const wrong of ['1999-12-31', '2026-02-30', '2026-03-01 24:00']) {
      const [day, time = null] = wrong.split(' ');
      const refused = await calls.call('moderator', 'PUT', `stories/${id}`, {
        ...change,
        due: { day, time },
        version: 3,
      });
      expect([wrong, refused.statusCode]).toEqual([wrong, 422]);
    }
    const nobody = await calls.call('moderator', 'PUT', `stories/${id}`, { ...change, editor: ids.author, version: 3 });
    expect(nobody.json().errors).toMatchObject([{ pointer: '/editor' }]);
  });

  test('drops a story, and leaves the draft to its writer', async () => {
    const { id, post } = await create({ writer: ids.author });
    const drop = { message: 'Another magazine has it.', version: 1 };
    expect(told(await act('moderator', id, 'drop', drop)).stage).toBe('dropped');
    expect((await act('moderator', id, 'drop', drop)).statusCode).toBe(200);
    expect((await calls.call('author', 'GET', `posts/${post?.id}`)).statusCode).toBe(200);
    const beside = await calls.call('author', 'GET', `posts/${post?.id}/story`);
    expect(storyOfPostSchema.parse(beside.json()).story).toBeNull();
    expect((await toldTo('author')).at(-1)).toMatchObject({ kind: 'storyDropped', note: 'Another magazine has it.' });
  });
});
