import { expect, test } from '@jest/globals';
import { postSchema } from '@marquee/shared/domain';
import { exampleOf } from '@marquee/shared/testing/exampleOf';
import { textPaths } from '@marquee/shared/testing/textPaths';
import { renderInPage } from '../testing/renderInPage.tsx';
import { sampleReadablePost } from '../testing/samplePost.ts';
import { PostModules } from './PostModules.tsx';

const modulesSchema = postSchema.shape.modules;
const videoLink = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

/** Texts that are part of an address, data of players, and data that a block needs only without a title of its own. */
const notShown = [
  ...['gallery.images.url', 'product.data.thumbnailUrl', 'product.data.title'],
  ...['video.imageAltText', 'video.brightcoveId', 'video.videoLink'],
  ...['video.videoData.thumbnailUrl', 'video.videoData.html'],
];

test('shows each text of each kind of module', () => {
  const modules = exampleOf(modulesSchema, (path) => `;${path};`).map((module) =>
    module.type === 'video' ? { ...module, brightcoveId: null, videoLink, videoData: null } : module,
  );
  const post = sampleReadablePost({ isListicle: true, modules });
  const shown = renderInPage(<PostModules post={post} />).container.innerHTML;
  expect(textPaths(modulesSchema).filter((path) => !shown.includes(`;${path};`))).toEqual(notShown);
});
