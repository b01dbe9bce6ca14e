import { expect, test } from '@jest/globals';
import { draftFieldsSchema, draftSchema } from '@marquee/shared/domain';
import { postFileAddress } from '@marquee/shared/posts/postFile';
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

test('links to the files of the archive, and keeps the blocks of a text as they are', () => {
  const publicId = 'uploads/12345678-1234-1234-1234-123456789abc';
  const card = (href: string, title: string, small: string) =>
    `<figure class="embed"><a href="${href}"><strong>${title}</strong> <small>${small}</small></a></figure>`;
  const blocks = [
    '<table><thead><tr><th>Stop</th></tr></thead><tbody><tr><td>Pier<span role="doc-footnote"> [The old one]</span></td></tr></tbody></table>',
    '<pre><code class="language-js">if (a) b();</code></pre>',
    '<aside role="note"><p>Bring a coat.</p></aside>',
    '<aside><h3>Trams</h3><p>None.</p></aside>',
    '<aside role="doc-pullquote"><p>Eleven minutes.</p></aside>',
    card('https://film.example/booth', 'The last booth', 'film.example'),
  ].join('\n');
  const menu = (href: string) => card(href, 'Menu', 'PDF, 1 kB');
  const stored = menu(postFileAddress({ publicId, name: 'Menu of May' }));
  const block = { id: 'm1', type: 'content' as const, isListicleItem: false, content: stored };
  const page = postPage({ ...post, content: `${blocks}\n${stored}`, modules: [block] });
  const shown = menu('../../pictures/uploads-12345678-1234-1234-1234-123456789abc.pdf');
  expect(page).toContain(`${blocks}\n${shown}\n${shown}\n</body>`);
});
