import { expect, test } from '@jest/globals';
import { type DraftFields, draftFieldsSchema } from '@marquee/shared/domain';
import { exampleOf } from '@marquee/shared/testing/exampleOf';
import { textPaths } from '@marquee/shared/testing/textPaths';
import { typographicChanges } from './typographicChanges.ts';

const image = { public_id: 'beat/x', width: 8, height: 6 };
const blunt: DraftFields = draftFieldsSchema.parse({
  site: 'beat',
  key: 'its-here',
  name: `It's here`,
  title: `"It's here"`,
  subtitle: `Ray's`,
  summary: `Ray's`,
  postType: 'article',
  mediaType: 'image',
  brightcoveId: `a'b`,
  videoLink: `https://example.com/?q='a'`,
  image,
  imageAltText: `Ray's kit`,
  imageCaption: `Ray's <a href="/a'b" title="it's">"kit"</a>`,
  mediaLayout: 'fullWidth',
  content: `<p>"Stay," she said in <code>print("it's")</code>.</p><pre>'a'</pre>`,
  modules: [
    { id: 'a', type: 'content', title: `Ray's`, content: `<p>Ray's</p>` },
    { id: 'b', type: 'gallery', images: [{ ...image, url: `https://example.com/'`, title: `Ray's`, alt: `Ray's` }] },
    {
      id: 'c',
      type: 'image',
      image,
      imageAltText: `Ray's`,
      imageCaption: `Ray's`,
      actionLabel: `Ray's`,
      actionUrl: `/a'b`,
    },
    { id: 'd', type: 'product', title: `Ray's`, url: `/a'b`, data: null, image: null, content: `<p>Ray's</p>` },
    { id: 'e', type: 'video', brightcoveId: null, videoLink: null, videoData: null, title: `Ray's` },
  ],
  isListicle: false,
  listicleOrder: 'ascending',
  category: null,
  channel: null,
  tags: [
    { id: '7', name: `Ray's` },
    { id: null, name: `Rock 'n' roll` },
  ],
  seoTitle: `Ray's`,
  seoDescription: `Ray's`,
  seoKeywords: `Ray's`,
  ogTitle: `Ray's`,
  ogDescription: `Ray's`,
});

test("sets typographic marks in readers' texts but not in code, links and stored names", () => {
  const written = { ...blunt, ...typographicChanges(blunt) };
  expect(written).toMatchObject({
    key: 'its-here',
    name: 'It’s here',
    title: '“It’s here”',
    brightcoveId: `a'b`,
    videoLink: blunt.videoLink,
    imageCaption: `Ray’s <a href="/a'b" title="it's">“kit”</a>`,
    content: `<p>“Stay,” she said in <code>print("it's")</code>.</p><pre>'a'</pre>`,
    tags: [
      { id: '7', name: `Ray's` },
      { id: null, name: 'Rock ’n’ roll' },
    ],
  });
  const texts = JSON.stringify(written).match(/Ray['’]s/g);
  expect(texts?.filter((text) => text === `Ray's`)).toHaveLength(1);
  expect(JSON.stringify(written.modules)).toContain(`"actionUrl":"/a'b"`);
});

test('sets typographic marks in each text of a block that readers see', () => {
  const written = typographicChanges(exampleOf(draftFieldsSchema, (path) => `;${path}'s`));
  const texts = JSON.stringify(written);
  const straight = textPaths(draftFieldsSchema).filter((path) => texts.includes(`;${path}'s`));
  expect(straight).toEqual([
    'modules.gallery.images.url',
    ...['modules.image.actionUrl', 'modules.product.url', 'modules.product.data.thumbnailUrl'],
    // The page of the shop has this title.
    'modules.product.data.title',
    ...['modules.video.actionUrl', 'modules.video.brightcoveId', 'modules.video.videoLink'],
    ...['modules.video.videoData.thumbnailUrl', 'modules.video.videoData.html'],
  ]);
});

test('changes nothing in a text with typographic marks', () => {
  expect(typographicChanges({ ...blunt, ...typographicChanges(blunt) })).toEqual({});
});
