import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DraftCalls, pointers, postOf } from '../drafts/testing/DraftCalls.ts';

let drafts: DraftCalls;
beforeAll(async () => {
  drafts = await DraftCalls.open();
});
afterAll(() => drafts.network.close());

/** A draft whose stored text another device has changed. */
async function openStored(): Promise<string> {
  const { id } = await drafts.create();
  await drafts.save(id, 1, { content: '<p>One</p>\n<p>Two</p>' });
  await drafts.save(id, 2, { content: '<p>One</p>\n<p>Theirs</p>' });
  return id;
}

const merge = (id: string, version: number, payload: object) =>
  drafts.call('PUT', `${id}?reason=conflict`, { payload, headers: { 'if-match': `"${version}"` } });

async function keptTexts(id: string): Promise<unknown[]> {
  const list = (await drafts.call('GET', `${id}/revisions`)).json().revisions as { id: string }[];
  const kept = await Promise.all(list.map(({ id: revision }) => drafts.call('GET', `${id}/revisions/${revision}`)));
  return kept.map((response) => response.json().revision.fields.content);
}

describe('a save of a merged text', () => {
  test('keeps both versions before the merge, and stores the merged one', async () => {
    const id = await openStored();
    const merged = { content: '<p>Mine</p>\n<p>Theirs</p>', title: 'Sea' };
    const response = await merge(id, 3, { ...merged, mine: { content: '<p onclick="x()">Mine</p>\n<p>Two</p>' } });
    expect(response.statusCode).toBe(200);
    expect(postOf(response)).toMatchObject({ ...merged, version: 5 });
    expect(postOf(await drafts.call('GET', id))).toEqual(postOf(response));
    expect(await keptTexts(id)).toEqual([merged.content, '<p>Mine</p>\n<p>Two</p>', '<p>One</p>\n<p>Theirs</p>']);
  });

  test('leaves out blocks that only the version of this tab has', async () => {
    const id = await openStored();
    const block = { type: 'content', id: 'm1', isListicleItem: false, content: '<p>Block</p>' };
    const merged = { content: '<p>Mine</p>\n<p>Theirs</p>' };
    const response = await merge(id, 3, { ...merged, mine: { content: '<p>Mine</p>', modules: [block] } });
    expect(postOf(response)).toMatchObject({ ...merged, modules: [] });
  });

  test('changes nothing with an old version, and is recognized if it is repeated', async () => {
    const id = await openStored();
    const payload = { content: '<p>Mine</p>\n<p>Theirs</p>', mine: { content: '<p>Mine</p>\n<p>Two</p>' } };
    expect((await merge(id, 2, payload)).statusCode).toBe(412);
    expect(await keptTexts(id)).toEqual([]);
    expect((await merge(id, 3, payload)).statusCode).toBe(200);
    const repeated = await merge(id, 3, payload);
    expect([repeated.statusCode, postOf(repeated).version]).toEqual([200, 5]);
  });

  test('has the limits of every save', async () => {
    const id = await openStored();
    const content = '<p>Mine</p>';
    const tooLong = await merge(id, 3, { content, mine: { content: 'a'.repeat(300_000) } });
    expect([tooLong.statusCode, pointers(tooLong)]).toEqual([422, ['/mine/content']]);
    const foreign = '<p><img src="/res/media/image/upload/uploads/01234567-89ab-cdef-0123-456789abcdef" alt="" /></p>';
    const picture = await merge(id, 3, { content, mine: { content: foreign } });
    expect(picture.statusCode).toBe(422);
    expect((await merge(id, 3, { content, mine: { title: 'Other fields' } })).statusCode).toBe(422);
    expect(postOf(await drafts.call('GET', id)).version).toBe(3);
  });
});
