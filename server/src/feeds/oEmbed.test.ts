import { expect, test } from '@jest/globals';
import { listedPost } from '../upstream/testing/listedPost.ts';
import { type OEmbedRequest, oEmbed, readOEmbedRequest } from './oEmbed.ts';
import { documentSource, hostile } from './testing/documentSource.ts';

const keyOf = (host: string) => (host === 'beat.example' ? 'beat' : host === 'feast.example' ? 'feast' : null);
const read = (query: Record<string, unknown>) => readOEmbedRequest(query, 'beat', keyOf);
const url = 'https://beat.example/loud';

test.each([
  [{}, 400],
  [{ url: [url, url] }, 400],
  [{ url, format: 'yaml' }, 501],
  [{ url: 'loud' }, 404],
  [{ url: 'https://feast.example/loud' }, 404],
  [{ url: 'https://elsewhere.example/loud' }, 404],
  [{ url: 'javascript://beat.example/loud' }, 404],
  [{ url: 'https://beat.example/category/live' }, 404],
  [{ url: 'https://beat.example/' }, 404],
])('an invalid request gets a status: %j', (query, status) => {
  expect(read(query)).toBe(status);
});

test('a request is reduced to the arguments that matter', () => {
  expect(read({ url: `${url}?utm=1#top`, maxwidth: '400', other: 'x' })).toEqual({
    path: '/loud',
    format: 'json',
    thumbnail: { width: 360, height: 240 },
  });
  expect(read({ url, maxwidth: '599' })).toEqual(read({ url, maxwidth: '360' }));
  expect(read({ url, maxheight: '20' })).toMatchObject({ thumbnail: null });
  expect(read({ url, maxwidth: 'wide' })).toMatchObject({ thumbnail: { width: 600 } });
});

const source = documentSource({ '/api/posts/loud': { post: { ...listedPost(), title: hostile }, relatedPosts: [] } });
const wanted: OEmbedRequest = { path: '/loud', format: 'json', thumbnail: { width: 600, height: 400 } };

test('a post is a link with its title, author and picture', async () => {
  const document = await oEmbed(source, wanted);
  expect(JSON.parse(document?.body ?? '')).toEqual({
    version: '1.0',
    type: 'link',
    title: hostile,
    author_name: 'Ada North',
    author_url: 'https://beat.example/author/ada-north',
    provider_name: 'Beat',
    provider_url: 'https://beat.example/',
    cache_age: 3600,
    thumbnail_url:
      'https://beat.example/res/media/image/upload/c_fill,f_auto,fl_progressive,h_400,q_auto,w_600/v1/demo/beat/loud-1',
    thumbnail_width: 600,
    thumbnail_height: 400,
  });
});

test('XML has the same fields, and a hostile title does no harm', async () => {
  const document = await oEmbed(source, { ...wanted, format: 'xml', thumbnail: null });
  expect(document?.type).toBe('text/xml');
  expect(document?.body).toContain('<oembed><version>1.0</version><type>link</type><title>&lt;/title&gt;]]&gt; &amp; ');
  expect(document?.body).not.toContain('thumbnail');
});

test('an id is not an address of a post', async () => {
  const byId = documentSource({ '/api/posts/7': { post: { ...listedPost(), title: 'Loud' }, relatedPosts: [] } });
  expect(await oEmbed(byId, { ...wanted, path: '/7' })).toBeNull();
});
