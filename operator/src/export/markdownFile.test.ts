import { expect, test } from '@jest/globals';
import { draftFieldsSchema, type PostModule } from '@marquee/shared/domain';
import { exampleOf } from '@marquee/shared/testing/exampleOf';
import { textPaths } from '@marquee/shared/testing/textPaths';
import { markdownFile } from './markdownFile.ts';
import type { ExportedPost } from './readPosts.ts';

/** The import makes the player of a link again. */
const madeAgain = ['modules.video.videoData.thumbnailUrl', 'modules.video.videoData.html'];

test('writes each text of a post and of its blocks', () => {
  const { category, channel, tags, modules, ...fields } = exampleOf(draftFieldsSchema, (path) => `;${path};`);
  const editors: Pick<ExportedPost['row'], 'corrections' | 'embargoUntil'> = { corrections: [], embargoUntil: null };
  const row = {
    ...fields,
    modules: modules as PostModule[],
    publishedAt: new Date(0),
    ...editors,
  } as ExportedPost['row'];
  const post = {
    row,
    author: null,
    category,
    channel,
    tags: tags.map(({ name }) => name),
    formerPaths: [],
    bylines: [],
  };
  const file = markdownFile(post, () => 'jpg');
  expect(textPaths(draftFieldsSchema).filter((path) => !file.includes(`;${path};`))).toEqual(madeAgain);
});
