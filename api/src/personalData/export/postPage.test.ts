import { expect, test } from '@jest/globals';
import { draftFieldsSchema, draftSchema } from '@marquee/shared/domain';
import { exampleOf } from '@marquee/shared/testing/exampleOf';
import { textPaths } from '@marquee/shared/testing/textPaths';
import { postPage } from './postPage.ts';

/** Texts that only `post.json` has: those for lists, search engines and sharing, and data of players and shops. */
const inJsonOnly = [
  ...['key', 'name', 'summary', 'category', 'channel', 'tags.name', 'brightcoveId'],
  ...['seoTitle', 'seoDescription', 'seoKeywords', 'ogTitle', 'ogDescription'],
  'modules.product.data.thumbnailUrl',
  'modules.video.brightcoveId',
  'modules.video.videoData.thumbnailUrl',
  'modules.video.videoData.html',
];

const post = exampleOf(draftSchema, (path) => `;${path};`);

const missingIn = (page: string) =>
  textPaths(draftFieldsSchema)
    .filter((path) => !page.includes(`;${path};`))
    .sort();

test('shows each text of a post and of its blocks', () => {
  expect(missingIn(postPage(post))).toEqual([...inJsonOnly].sort());
});

test('shows the texts of videos without a link or a poster, and of stored pictures', () => {
  const modules = post.modules.map((module) => {
    if (module.type === 'video') return { ...module, videoLink: null };
    if (module.type !== 'gallery') return module;
    return { ...module, images: module.images.map((image) => ({ ...image, url: null })) };
  });
  const page = postPage({ ...post, image: null, videoLink: null, modules });
  const addresses = ['videoLink', 'modules.gallery.images.url', 'modules.video.videoLink'];
  expect(missingIn(page)).toEqual([...inJsonOnly, ...addresses].sort());
});
