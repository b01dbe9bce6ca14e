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
  'modules.video.imageAltText',
  'modules.video.brightcoveId',
  'modules.video.videoData.thumbnailUrl',
  'modules.video.videoData.html',
];

test('shows each text of a post and of its blocks', () => {
  const post = exampleOf(draftSchema, (path) => `;${path};`);
  const modules = post.modules.map((module) =>
    module.type === 'gallery' ? { ...module, images: module.images.map((image) => ({ ...image, url: null })) } : module,
  );
  const pages = postPage(post) + postPage({ ...post, modules });
  const missing = textPaths(draftFieldsSchema).filter((path) => !pages.includes(`;${path};`));
  expect(missing.sort()).toEqual(inJsonOnly.sort());
});
