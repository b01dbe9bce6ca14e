import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { postDetailSchema, postListSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';
import { workingCopies } from '../../kernel/db/schema/workingCopies.ts';
import { until } from '../../testing/until.ts';
import { DraftCalls, pointers, postOf } from '../drafts/testing/DraftCalls.ts';

let drafts: DraftCalls;
beforeAll(async () => {
  drafts = await DraftCalls.open();
});
afterAll(() => drafts.network.close());

const readers = (site: string | null, path: string) =>
  drafts.network.app.inject({ url: `/api/posts/${path}`, headers: { 'x-marquee-site': String(site) } });

describe('the language of a post', () => {
  test('is that of its site until its writer chooses another', async () => {
    const { id, language } = await drafts.create();
    expect(language).toBeNull();
    expect(postOf(await drafts.save(id, 1, { language: 'pt-BR' })).language).toBe('pt-BR');
    expect(postOf(await drafts.save(id, 2, { language: null })).language).toBeNull();
  });

  test.each(['FR', 'french', 'fr" onload="', 'x'.repeat(50), '', 7])('is refused if it is %p', async (language) => {
    const { id } = await drafts.create();
    const response = await drafts.save(id, 1, { language });
    expect({ status: response.statusCode, pointers: pointers(response) }).toEqual({
      status: 422,
      pointers: ['/language'],
    });
  });

  test('reaches readers with its post, and is absent from all others', async () => {
    const { id, site, key } = await drafts.publishedPost();
    const read = async () => {
      const { post } = postDetailSchema.parse((await readers(site, String(key))).json());
      const list = postListSchema.parse((await readers(site, 'list?limit=100')).json());
      return [post.language, list.posts.find((one) => one.key === key)?.language];
    };
    expect(await read()).toEqual([undefined, undefined]);
    await drafts.network.db.update(posts).set({ language: 'ar' }).where(eq(posts.id, id));
    await until(async () => String(await read()) === 'ar,ar');
  });

  test('stays if an older release stores changes of the post without a language', async () => {
    const { id } = await drafts.publishedPost();
    await drafts.save(String(id), '*', { title: 'Changed' });
    const [copy] = await drafts.network.db.select().from(workingCopies).where(eq(workingCopies.postId, id));
    const { language: _, ...fields } = copy?.fields ?? {};
    await drafts.network.db
      .update(workingCopies)
      .set({ fields: fields as NonNullable<typeof copy>['fields'] })
      .where(eq(workingCopies.postId, id));
    expect(postOf(await drafts.call('GET', String(id))).language).toBe('ar');
  });

  test('decides the quotation marks that are set at submission', async () => {
    const { id } = await drafts.create();
    await drafts.save(id, 1, {
      ...{ site: 'beat', category: 'live', language: 'de', title: 'Das "Ende"', subtitle: 'Ein Abend' },
      ...{ content: '<p>Er sagte "ja".</p>', mediaType: 'video', videoLink: 'https://youtu.be/abcdefghijk' },
    });
    const response = await drafts.call('POST', 'submitForReview', {
      payload: { id, reviewStatus: 'needs-review', site: 'beat', category: 'live', tags: [] },
    });
    expect(postOf(response)).toMatchObject({ title: 'Das „Ende“', content: '<p>Er sagte „ja“.</p>' });
  });
});
