import { expect, test } from '@jest/globals';
import { draftFieldsSchema } from '@marquee/shared/domain';
import { exampleOf } from '@marquee/shared/testing/exampleOf';
import { textPaths } from '@marquee/shared/testing/textPaths';
import { draft } from '../testing/draft.ts';
import { differingGroups } from './fieldGroups.ts';

/** Texts of blocks whose changes are only named: "picture or video changed", "settings changed". */
const namedChanges = [
  'modules.gallery.images.url',
  'modules.gallery.images.title',
  'modules.gallery.images.alt',
  'modules.gallery.images.credit',
  'modules.image.actionLabel',
  'modules.image.actionUrl',
  'modules.product.url',
  'modules.product.data.thumbnailUrl',
  'modules.product.data.title',
  'modules.video.actionLabel',
  'modules.video.actionUrl',
  'modules.video.brightcoveId',
  'modules.video.videoLink',
  'modules.video.videoData.thumbnailUrl',
  'modules.video.videoData.html',
];

test('shows each text of a post', () => {
  const post = exampleOf(draftFieldsSchema, (path) => `;${path};`);
  const groups = differingGroups(draft(), post);
  const video = { ...post, mediaType: 'video' as const };
  const shown = [post, video, { ...video, brightcoveId: null }].flatMap((one) =>
    groups.flatMap((group) => group.textOf(one)),
  );
  const missing = textPaths(draftFieldsSchema).filter((path) => !shown.join('\n').includes(`;${path};`));
  expect(missing.sort()).toEqual(namedChanges.sort());
});
