import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { posts } from '@marquee/api/acts/tables.ts';
import { eq } from 'drizzle-orm';
import { createTestImport, type TestImport } from '../testing/testImport.ts';

let home: TestImport;
let number = 0;
beforeAll(async () => {
  home = await createTestImport();
});
afterAll(() => home.close());

/** Imports a body, and returns the HTML of its texts, its other blocks and the reasons of its notes. */
async function imported(body: string) {
  number += 1;
  const item = `<item><title>Post ${number}</title><dc:creator>a</dc:creator><wp:post_id>${number}</wp:post_id><wp:status>draft</wp:status><content:encoded><![CDATA[${body}]]></content:encoded></item>`;
  const file = join(home.dataDirectory, 'shortcodes.xml');
  await writeFile(file, `<rss xmlns:wp="a" xmlns:content="b" xmlns:dc="c"><channel>${item}</channel></rss>`);
  const { report } = await home.run(`wxr ${file}`);
  const [record] = report.records;
  const [post] = await home.db
    .select()
    .from(posts)
    .where(eq(posts.key, `post-${number}`));
  const html = [post?.content ?? '', ...(post?.modules ?? []).map(({ content }) => content ?? '')].join('\n');
  const videos = (post?.modules ?? []).flatMap((module) => (module.type === 'video' ? [module.videoLink] : []));
  const tidy = html.replace(/\s+/g, ' ').replace(/ rel="noopener ugc"/g, '');
  return { html: tidy, videos, reasons: record?.notes.map(({ reason }) => reason), refused: record?.reason };
}

const link = 'https://a.example/x';

it.each([
  ['[quote]Said so[/quote]', '<blockquote>', 'The shortcode is a quotation.'],
  ['[pullquote align="left"]Said so[/pullquote]', '<aside role="doc-pullquote">', 'The shortcode is a pull quote.'],
  ['Words[footnote]Below[/footnote] more', '<span role="doc-footnote">Below</span>', 'The shortcode is a footnote.'],
  ['[code lang="js"]let a = 1;[/code]', '<pre><code>let a = 1;</code></pre>', 'The shortcode is a listing.'],
  [`[button link="${link}" color="red"]Buy it[/button]`, `<a href="${link}">Buy it</a>`, 'The shortcode is a link.'],
  [
    '[spoiler title="The end"]The butler[/spoiler]',
    '<strong>The end</strong>',
    'The shortcode is a heading with its text.',
  ],
  ['[tabs][tab title="One"]First[/tab][/tabs]', '<strong>One</strong>', 'The shortcode is a heading with its text.'],
  [
    '[row][one_half]Left[/one_half][one_half_last]Right[/one_half_last][/row]',
    'Left',
    'The shortcode is an arrangement, which is left out. Its text stays.',
  ],
  ['[toc] Words', 'Words', 'The shortcode is a table of contents, which is left out.'],
  [`[audio src="${link}.mp3"] Words`, `<a href="${link}.mp3">`, 'The shortcode is the address of a sound.'],
  [`[video mp4="${link}.mp4"][/video] Words`, `<a href="${link}.mp4">`, 'The shortcode is the address of a film.'],
  [`[soundcloud url="${link}"] Words`, '<figure class="embed">', 'The shortcode is a card.'],
  [`[tweet ${link}] Words`, '<figure class="embed">', 'The shortcode is a card.'],
  [`[instagram url=${link}] Words`, '<figure class="embed">', 'The shortcode is a card.'],
  [`[spotify]${link}[/spotify] Words`, link, 'The shortcode is the address of a page or a player.'],
  ['[su_note]Careful[/su_note]', '<aside role="note">', 'The shortcode is a box.'],
  ['One[divider]Two [hr]', '<hr', 'The shortcode is a line.'],
  ['[contact-form-7 id="5"] Words', 'Words', 'The shortcode [contact-form-7] needs a plugin of WordPress.'],
  ['[playlist ids="1,2"] Words', 'Words', 'The shortcode [playlist] needs a plugin of WordPress.'],
  ['[button]Nowhere[/button]', 'Nowhere', 'The shortcode is a button without an address. Its text stays.'],
])('converts %s', async (body, expected, reason) => {
  const { html, reasons, refused } = await imported(body);
  expect(refused).toBeNull();
  expect(html).toContain(expected);
  expect(reasons?.filter((one) => one === reason)).toEqual([reason]);
});

it.each([
  '[youtube https://www.youtube.com/watch?v=aaaaaaaaaaa] Words',
  '[youtube id="aaaaaaaaaaa"] Words',
  '[embed]https://www.youtube.com/watch?v=aaaaaaaaaaa[/embed]',
  '[video src="https://www.youtube.com/watch?v=aaaaaaaaaaa"][/video] Words',
])('makes a player of %s', async (body) => {
  expect((await imported(body)).videos).toEqual(['https://www.youtube.com/watch?v=aaaaaaaaaaa']);
});

it.each(['He left [sic] and [more or less] x[i] said [box] so', '[[quote]] and [code] alone', 'a [quote] b'])(
  "keeps the writer's own brackets in %s",
  async (body) => {
    const { html } = await imported(body);
    expect(html).toContain(body.replace('&', '&amp;'));
  },
);

it('keeps every word of broken and nested shortcodes', async () => {
  for (const body of [
    '[quote]One [quote]two[/quote] three',
    '[/quote] One',
    '[code]a [b]c[/b] d',
    '[pullquote][button link="javascript:alert(1)"]x[/button]',
    '[spoiler title="A &quot;b&quot; &amp; c"]d[/spoiler]',
    `${'[one_half]'.repeat(300)}deep${'[/one_half]'.repeat(300)}`,
  ])
    expect([body, (await imported(body)).refused]).toEqual([body, null]);
});
