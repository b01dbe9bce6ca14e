import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Image, MediaItem, MediaList } from '@marquee/shared/domain';
import sharp from 'sharp';
import { focalPointOf } from '../../kernel/originals/focalPoint.ts';
import { testNow } from '../../testing/testNetwork.ts';
import { removeUnusedUploads } from '../uploads/removeUnusedUploads.ts';
import { fieldsOf, MediaCalls } from './testing/MediaCalls.ts';

const dayMs = 86_400_000;
let calls: MediaCalls;
beforeAll(async () => {
  calls = await MediaCalls.open();
});
afterAll(() => calls.network.close());

const titles = async (query: string, role: 'editor' | 'other' = 'editor') =>
  ((await calls.call(role, 'GET', `media?${query}`)).json() as MediaList).items.map(({ title }) => title);

describe('the library of a site', () => {
  let image: Image;
  let item: MediaItem;
  beforeAll(async () => {
    image = await calls.upload('editor', '#123456');
    item = await calls.add(image, { title: 'Harbour' });
  });

  test('keeps an upload with its fields', () => {
    expect(item).toMatchObject({
      ...{ site: 'beat', image, title: 'Harbour', fileName: 'harbour.png', credit: 'Ada Lens', rights: 'Licence 7' },
      ...{ altText: 'Boats in fog', term: 'open', posts: 0, replacedBy: null, addedBy: { name: 'Edna beat' } },
    });
  });

  test('refuses a picture that it has, and an upload of another account', async () => {
    const body = { ...fieldsOf(item), version: undefined, site: 'beat', fileName: '' };
    const again = await calls.call('editor', 'POST', 'media', { ...body, public_id: image.public_id });
    expect(again.json()).toMatchObject({ status: 409, code: 'media-taken' });
    const foreign = await calls.upload('writer', '#222222');
    const refused = await calls.call('editor', 'POST', 'media', { ...body, public_id: foreign.public_id });
    expect(refused.json().errors).toMatchObject([{ pointer: '/public_id', code: 'unknown-picture' }]);
  });

  test('finds words in title, credit, alternative text and file name', async () => {
    for (const q of ['HARBOUR', 'lens', 'fog', 'harbour.png'])
      expect(await titles(`q=${encodeURIComponent(q)}`)).toContain('Harbour');
    expect(await titles('q=licence')).toEqual([]);
  });

  test('is hidden from editors of other sites, and closed to writers', async () => {
    expect(await titles('', 'other')).toEqual([]);
    for (const [role, status] of [
      ['other', 404],
      ['writer', 403],
    ] as const) {
      expect((await calls.call(role, 'GET', `media/${item.id}`)).statusCode).toBe(status);
      expect((await calls.call(role, 'PUT', `media/${item.id}`, fieldsOf(item))).statusCode).toBe(status);
      expect((await calls.call(role, 'DELETE', `media/${item.id}`)).statusCode).toBe(status);
    }
    const foreign = { ...fieldsOf(item), version: undefined, site: 'beat', fileName: '', public_id: image.public_id };
    expect((await calls.call('editor', 'POST', 'media', { ...foreign, site: 'marquee' })).statusCode).toBe(403);
    expect((await calls.call('other', 'GET', 'media?site=beat')).statusCode).toBe(403);
  });

  test('filters by what pictures lack, and by their last day', async () => {
    const bare = await calls.add(await calls.upload('editor', '#333333'), { title: 'Bare', credit: '', altText: null });
    const day = (days: number) => new Date(testNow.getTime() + days * dayMs).toISOString().slice(0, 10);
    for (const [title, days] of [
      ['Past', -1],
      ['Today', 0],
      ['Soon', 30],
      ['Later', 31],
    ] as const) {
      const added = await calls.add(await calls.upload('editor', `#4444${40 + days + 1}`), {
        title,
        lastDay: day(days),
      });
      expect(added.term).toBe({ Past: 'expired', Today: 'expiring', Soon: 'expiring', Later: 'open' }[title]);
    }
    expect(await titles('filter=noCredit')).toEqual(['Bare']);
    expect(await titles('filter=noAltText')).toEqual(['Bare']);
    expect(await titles('filter=expired')).toEqual(['Soon', 'Today', 'Past']);
    const [older] = (await calls.call('editor', 'GET', `media?before=${bare.id}`)).json().items;
    expect(older.title).toBe('Harbour');
  });

  test('shows where a picture and its edits are used', async () => {
    const used = await calls.upload('editor', '#555555');
    const { id } = await calls.add(used, { title: 'Used' });
    const gallery = { id: 'g', type: 'gallery', isListicleItem: false, galleryStyle: 'grid' };
    const postId = await calls.draft({ image: used });
    const edited = await calls.call('writer', 'POST', `posts/${postId}/pictures`, {
      ...{ public_id: used.public_id, edit: { rotation: 90, crop: null, focus: null } },
    });
    const { bytes: _bytes, ...crop } = edited.json().image;
    await calls.call('writer', 'PUT', `posts/${postId}`, {
      modules: [{ ...gallery, images: [{ ...crop, url: null }] }],
    });
    const { item: shown, uses } = await calls.item(id);
    expect(shown.posts).toBe(1);
    expect(uses).toMatchObject([
      { postId, name: 'Night Drive', status: 'draft', places: ['gallery', 'lead'], placesInChanges: [], urlPath: null },
    ]);
    expect(await titles('filter=unused')).not.toContain('Used');
    expect((await calls.call('editor', 'DELETE', `media/${id}`)).json()).toMatchObject({ code: 'media-in-use' });
    await calls.call('writer', 'PUT', `posts/${postId}`, { image: null, modules: [] });
    expect(await titles('filter=unused')).toContain('Used');
    expect((await calls.call('editor', 'DELETE', `media/${id}`)).statusCode).toBe(200);
  });
});

test('puts the focal point into the picture, and refuses an outdated change', async () => {
  const item = await calls.add(await calls.upload('editor', '#666666'));
  const focus = { x: 20, y: 70 };
  const changed = await calls.call('editor', 'PUT', `media/${item.id}`, { ...fieldsOf(item), focus });
  const { image } = changed.json().item;
  expect(changed.json().item).toMatchObject({ focus, version: 2 });
  const file = await calls.network.originals.read(image.public_id);
  expect(focalPointOf((await sharp(file?.bytes).metadata()).xmp)).toEqual(focus);
  const outdated = await calls.call('editor', 'PUT', `media/${item.id}`, { ...fieldsOf(item), title: 'Mine' });
  expect(outdated.json()).toMatchObject({ status: 409, code: 'media-changed' });
  const middle = await calls.call('editor', 'PUT', `media/${item.id}`, { ...fieldsOf(item), version: 2, focus: null });
  expect(middle.json().item.image).toEqual(item.image);
});

test('offers writers the pictures for writers and their own', async () => {
  const open = await calls.upload('editor', '#777777');
  await calls.add(open, { title: 'Open' });
  const closed = await calls.upload('editor', '#888888');
  await calls.add(closed, { title: 'Closed', isForWriters: false });
  const id = await calls.draft({});
  const choices = async (role: 'writer' | 'editor', q: string) => {
    const found = await calls.call(role, 'GET', `posts/${id}/pictures/library?q=${q}`);
    return found.json().items.map(({ title }: { title: string }) => title);
  };
  expect(await choices('writer', 'open')).toEqual(['Open']);
  expect(await choices('writer', 'closed')).toEqual([]);
  expect(await choices('editor', 'closed')).toEqual(['Closed']);
  expect((await calls.call('writer', 'PUT', `posts/${id}`, { image: open })).statusCode).toBe(200);
  const refused = await calls.call('writer', 'PUT', `posts/${id}`, { image: closed });
  expect(refused.json().errors).toMatchObject([{ pointer: '/image', code: 'unknown-picture' }]);
  expect((await calls.call('editor', 'PUT', `posts/${id}`, { image: closed })).statusCode).toBe(200);
});

test('offers writers their own uploads, also without a library', async () => {
  const own = await calls.upload('writer', '#565656');
  const id = await calls.draft({ site: null });
  const found = await calls.call('writer', 'GET', `posts/${id}/pictures/library?from=uploads`);
  const choice = { image: own, title: '', credit: '', altText: null, lastDay: null, term: 'open' };
  expect(found.json().items).toContainEqual(expect.objectContaining(choice));
  const earlier = `posts/${id}/pictures/library?from=uploads&before=${testNow.getTime()}`;
  expect((await calls.call('writer', 'GET', earlier)).json().items).toEqual([]);
  expect((await calls.call('editor', 'GET', `posts/${id}/pictures/library?from=uploads`)).statusCode).toBe(404);
});

test('warns about pictures of a post whose last day is near', async () => {
  const image = await calls.upload('editor', '#999999');
  await calls.add(image, { title: 'Contract', lastDay: '2026-06-20' });
  const id = await calls.draft({ image });
  const ending = async () => (await calls.call('writer', 'GET', `posts/${id}/media`)).json().ending;
  const facts = { publicId: image.public_id, title: 'Contract', lastDay: '2026-06-20' };
  expect(await ending()).toEqual([{ ...facts, term: 'expiring' }]);
  calls.now = new Date('2026-06-21T00:00:00Z');
  expect(await ending()).toEqual([{ ...facts, term: 'expired' }]);
  const board = await calls.call('editor', 'GET', 'board');
  const term = board.json().posts.find((post: { id: string }) => post.id === id)?.pictureTerm;
  expect(term).toBe('expired');
  expect((await calls.call('editor', 'GET', `review/${id}`)).json().endingPictures).toEqual([
    { ...facts, term: 'expired' },
  ]);
  calls.now = testNow;
});

test('keeps the uploads of the library', async () => {
  const kept = await calls.upload('editor', '#aaaaaa');
  await calls.add(kept);
  const gone = await calls.upload('editor', '#bbbbbb');
  const { db, originals } = calls.network;
  for (const days of [10, 12]) await removeUnusedUploads(db, originals, new Date(testNow.getTime() + days * dayMs));
  expect(await originals.read(kept.public_id)).toBeDefined();
  expect(await originals.read(gone.public_id)).toBeUndefined();
});
