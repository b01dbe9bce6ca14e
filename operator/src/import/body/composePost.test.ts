import { describe, expect, test } from '@jest/globals';
import { plainText } from '../../html/htmlTree.ts';
import { cardHtml } from '../ghost/cardHtml.ts';
import type { SourceRecord } from '../record.ts';
import { wordpressHtml } from '../wxr/wordpressHtml.ts';
import { composePost, type Lookups } from './composePost.ts';

const image = { public_id: 'uploads/a', width: 8, height: 6, format: 'png' };
const publicId = 'uploads/12345678-1234-1234-1234-123456789abc';
const found: Lookups = {
  picture: async (address) => (address.includes('lost') ? { missing: 'It is not there.' } : { image }),
  file: async (address) =>
    address.includes('lost') ? { missing: 'It is no PDF.' } : { file: { publicId, bytes: 2_048 } },
};

function recordOf(html: string, more: Partial<SourceRecord> = {}): SourceRecord {
  return {
    ...{ sourceId: '1', line: 1, file: 'a.xml', title: 'A title', subtitle: '', summary: '' },
    body: { html, sourceText: plainText(html), hasLineParagraphs: false },
    ...{ status: 'draft', authors: [], categories: [], tags: [], key: null, formerPaths: [] },
    ...{ publishedAt: null, createdAt: null, lead: null, notes: [] },
    ...more,
  };
}
const linkTo = (address: string) => `<p><a href="${address}" rel="noopener ugc">${address}</a></p>`;
const compose = (html: string, more?: Partial<SourceRecord>) => composePost(recordOf(html, more), found);
const reasons = ({ notes }: { notes: { reason: string; text: string }[] }) =>
  notes.map(({ reason, text }) => [reason, text.trim()]);

describe('a body', () => {
  test('keeps cards, asides and pull quotes, and makes cards of embedded addresses', async () => {
    const { fields, notes } = await compose(
      `<figure class="embed"><a href="https://film.example/booth"><img src="a.png"><strong>The booth</strong> <small>film.example</small></a></figure>
       <figure class="wp-block-embed is-type-rich"><div class="wp-block-embed__wrapper">\nhttps://x.com/jack/status/20\n</div></figure>
       <figure class="wp-block-embed"><div class="wp-block-embed__wrapper">https://youtu.be/aaaaaaaaaaa</div></figure>
       <figure class="wp-block-pullquote"><blockquote><p>Eleven minutes.</p><cite>Ada</cite></blockquote></figure>
       <aside role="note"><p>Bring a coat.</p></aside>`,
    );
    expect(fields.content).toBe(
      '<figure class="embed"><a href="https://film.example/booth" rel="noopener ugc"><strong>The booth</strong> <small>film.example</small></a></figure>\n' +
        '<figure class="embed"><a href="https://x.com/jack/status/20" rel="noopener ugc"><strong>https://x.com/jack/status/20</strong> <small>x.com</small></a></figure>',
    );
    expect(fields.modules).toMatchObject([
      { type: 'video', videoLink: 'https://youtu.be/aaaaaaaaaaa' },
      {
        type: 'content',
        content:
          '<aside role="doc-pullquote"> <p>Eleven minutes.</p> <p><cite>Ada</cite></p>  </aside>\n<aside role="note"><p>Bring a coat.</p></aside>',
      },
    ]);
    expect(reasons({ notes })).toEqual([
      ['The address became a card.', ''],
      ['The address of a video became a player.', 'https://youtu.be/aaaaaaaaaaa'],
    ]);
  });

  test('becomes texts, pictures, galleries and players in order', async () => {
    const { fields, notes } = await compose(
      `<p>One</p><p>two <img src="a.png" alt="Alt"> three</p><div class="gallery"><figure><img src="b.png"><figcaption>B</figcaption></figure><figure><img src="c.png"></figure></div>
       <p>https://youtu.be/aaaaaaaaaaa</p><iframe src="https://player.vimeo.com/video/123456"></iframe><figure><a href="/x"><img src="d.png"></a><figcaption>Caption <em>d</em></figcaption></figure><h5>End</h5>`,
    );
    expect(fields.content).toBe('<p>One</p>\n<p>two    three</p>');
    expect(fields.modules.map((module) => [module.id, module.type])).toEqual([
      ['m1', 'image'],
      ['m2', 'gallery'],
      ['m3', 'video'],
      ['m4', 'video'],
      ['m5', 'image'],
      ['m6', 'content'],
    ]);
    expect(fields.modules[1]).toMatchObject({ images: [{ title: 'B' }, { public_id: 'uploads/a' }] });
    expect(fields.modules[2]).toMatchObject({ videoLink: 'https://youtu.be/aaaaaaaaaaa', videoData: { exists: true } });
    expect(fields.modules[4]).toMatchObject({ imageCaption: 'Caption <em>d</em>' });
    expect(fields.modules[5]).toMatchObject({ content: '<h4>End</h4>' });
    expect(notes.map(({ outcome }) => outcome)).toEqual(['changed']);
  });

  test('keeps the key of an unlisted Vimeo video on a line of WordPress', async () => {
    const link = 'https://vimeo.com/76979871/8272103f6e';
    const { fields } = await compose('', { body: wordpressHtml(`Words\n\n${link}`, '1', new Map()) });
    const html = expect.stringContaining('src="https://player.vimeo.com/video/76979871?h=8272103f6e"');
    expect(fields.content).toBe('<p>Words</p>');
    expect(fields.modules).toMatchObject([{ type: 'video', videoLink: link, videoData: { exists: true, html } }]);
  });

  test('gives the post its first picture as the lead picture', async () => {
    const { fields } = await compose(
      '<figure><img src="a.png" alt="A"><figcaption>Here</figcaption></figure><p>Words</p>',
    );
    expect(fields).toMatchObject({
      image,
      imageAltText: 'A',
      imageCaption: 'Here',
      content: '<p>Words</p>',
      modules: [],
    });
  });

  test('takes a credit that its caption marks, and keeps other credits in the caption', async () => {
    const credited = (name: string, credit: string) =>
      `<figure><img src="a.png"><figcaption>Here ${credit}</figcaption></figure><p>${name}</p>`;
    const { fields } = await compose(
      [
        credited('one', '<span class="wp-media-credit">Ada &amp; <a href="/x">North</a></span>'),
        credited('two', 'Photo by <a href="https://a.example">Ada</a>'),
        credited('three', `<small class="credit">${'Ada North '.repeat(21)}</small>`),
      ].join(''),
    );
    expect(fields).toMatchObject({ imageCaption: 'Here', imageCredit: 'Ada & North' });
    const [two, three] = fields.modules.filter(({ type }) => type === 'image');
    expect(two).toMatchObject({ imageCaption: expect.stringMatching(/^Here Photo by <a /) });
    expect(two).not.toHaveProperty('imageCredit');
    expect(three).toMatchObject({ imageCaption: expect.stringContaining('Here <small>Ada North') });
  });

  test('takes a picture for decorative only if its role says so', async () => {
    const { fields } = await compose(
      '<p>One</p><img src="a.png" alt=""><p>Two</p><img src="a.png" role="presentation">',
    );
    const [first, second] = fields.modules.filter(({ type }) => type === 'image');
    expect(first).not.toHaveProperty('imageAltText');
    expect(second).toMatchObject({ imageAltText: '' });
  });

  test('keeps caption and credit of a missing picture as text', async () => {
    const { fields } = await compose(
      '<figure><img src="lost.png"><figcaption>Here <b class="credit">Ada</b></figcaption></figure>',
    );
    expect(fields).toMatchObject({ image: null, content: '<p>Here</p>', modules: [{ content: '<p>Ada</p>' }] });
  });

  test('keeps the caption of a missing picture', async () => {
    const { fields, ...rest } = await compose('<figure><img src="lost.png"><figcaption>Here</figcaption></figure>');
    expect(fields).toMatchObject({ image: null, content: '<p>Here</p>' });
    expect(reasons(rest)).toEqual([['The picture lost.png is not in the post: It is not there.', '']]);
  });

  test('puts content that cannot be shown into the notes, each word once', async () => {
    const composed = await compose(
      '<p>Hel<b>lo</b><script>alert("bad")</script>you</p><iframe src="https://maps.example/x">frame words</iframe><form>Name <input value="x"></form><div>in <div>nested</div> boxes</div>',
    );
    expect(composed.fields.content).toBe(
      `<p>Hel<b>lo</b>  you</p>\n${linkTo('https://maps.example/x')}\n<p>in </p>\n<p>nested</p>\n<p> boxes</p>`,
    );
    expect(reasons(composed)).toEqual([
      ['A post cannot show the element <script>.', 'alert("bad")'],
      ['A post cannot show the element <iframe> (https://maps.example/x). It became a link.', 'frame words'],
      ['A post cannot show the element <form>.', 'Name'],
    ]);
    expect(composed.words).toEqual({ source: 16, post: 11, notes: 5 });
  });

  test.each([
    ['<audio controls src="https://a.example/b.mp3">old browser</audio>', linkTo('https://a.example/b.mp3')],
    ['<video><source src="//a.example/b.mp4"></video>', linkTo('https://a.example/b.mp4')],
    ['<object data="https://a.example/b.pdf"></object>', linkTo('https://a.example/b.pdf')],
    ['<iframe src="javascript:alert(1)"></iframe><iframe src="/local"></iframe>', ''],
    [`<iframe src="https://a.example/${'b'.repeat(2_000)}"></iframe>`, ''],
  ])('keeps the link of %.60s', async (html, expected) => {
    const { fields, words } = await compose(html);
    expect(fields.content).toBe(expected);
    expect(words.source).toBe(words.post + words.notes);
  });

  test.each([
    '<img src=x onerror=alert(1)><a href="javascript:alert(1)">link</a>',
    '<svg><p><style><img src=x onerror=alert(1)></style>words</svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style>',
    '<template><script>a</script>words</template><noscript><p title="</noscript><img src=x onerror=a()>">',
    '<marquee-note data-reason="<b>">note</marquee-note><marquee-video data-link="javascript:alert(1)"></marquee-video>',
    '<p>a<table><td>b<div>c</table>d<ul><p>e<li>f</ul><a><a>g</a></a></p>',
    '<plaintext>all <b>the rest',
    '<li><div><h1>one</h1><custom-element>two</custom-element>three</div><object>four</object></li>',
  ])('sanitizes %s without losing words', async (html) => {
    const { fields, words } = await compose(html);
    expect(JSON.stringify(fields)).not.toMatch(/onerror|javascript:|<script|<style|<svg/);
    expect(words.source).toBe(words.post + words.notes);
  });
});

describe('files of a body', () => {
  const card = (end: string, name: string) =>
    `<figure class="embed"><a href="/res/media/file/upload/${publicId}/${end}.pdf"><strong>${name}</strong> <small>PDF, 2 kB</small></a></figure>`;
  const wordpress = (address: string) =>
    `<div class="wp-block-file"><object class="wp-block-file__embed" data="${address}" aria-label="Embed of Menu"></object><a id="a" href="https://old.example/menu-page/">The menu</a><a href="${address}" class="wp-block-file__button" download>Download</a></div>`;
  const ghost = (address: string) =>
    `<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="${address}" title="Download" download><div class="kg-file-card-contents"><div class="kg-file-card-title">The menu</div><div class="kg-file-card-caption">With <b>fish</b></div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">menu.pdf</div><div class="kg-file-card-filesize">12 KB</div></div></div></a></div>`;

  test('become cards: the blocks of WordPress and Ghost, and links on their own beside the post', async () => {
    const { fields, notes } = await compose(
      `<p>One</p>${wordpress('https://old.example/wp-content/uploads/menu_2.pdf')}${ghost('/content/files/2023/menu.pdf')}<p><a href="forms/Form%20A.pdf">Form</a></p><p>Two</p>`,
    );
    expect(fields.content).toBe(
      `<p>One</p>\n${card('menu_2', 'The menu')}\n${card('menu', 'The menu')}\n<p>With <b>fish</b></p>\n${card('Form-A', 'Form')}\n<p>Two</p>`,
    );
    expect(reasons({ notes })).toEqual([
      ['The file became a card.', 'The menuDownload'],
      ['The file became a card.', 'The menu With fish menu.pdf 12 KB'],
      ['The file became a card.', 'Form'],
    ]);
  });

  test('come from both editors of Ghost, and from their own name if they have no title', async () => {
    const html = cardHtml('file', { src: '/content/files/2023/a.pdf', fileName: 'a.pdf', fileCaption: 'Of < May' });
    const { fields } = await compose(html);
    expect(fields.content).toBe(`${card('a', 'a.pdf')}\n<p>Of &lt; May</p>`);
    expect(
      (await compose(cardHtml('file', { src: 'https://a.example/lost.zip', fileTitle: 'All' }))).fields.content,
    ).toBe('<p><a href="https://a.example/lost.zip" rel="noopener ugc">All</a></p>');
  });

  test('stay links with a note if they are no PDF or missing', async () => {
    const { fields, notes } = await compose(
      `${wordpress('https://old.example/lost.docx')}${ghost('/lost.pdf')}<p>See <a href="lost.pdf">it</a></p>`,
    );
    const links = fields.content.match(/<a href="[^"]*"/g);
    expect(links).toEqual([
      '<a href="https://old.example/lost.docx"',
      '<a href="https://old.example/menu-page/"',
      '<a href="https://old.example/lost.docx"',
      '<a href="/lost.pdf"',
      '<a href="lost.pdf"',
    ]);
    expect(reasons({ notes }).slice(0, 3)).toEqual([
      ['The file https://old.example/lost.docx is not in the post: It is no PDF. Its link stays.', ''],
      ['The file /lost.pdf is not in the post: It is no PDF. Its link stays.', ''],
      ['The file lost.pdf is not in the post: It is no PDF. Its link stays.', ''],
    ]);
  });

  test('keep their links in sentences, and links to PDFs of other hosts', async () => {
    const { fields } = await compose(
      '<p>See <a href="menu.pdf#page=2">it</a>.</p><p><a href="https://b.example/c.pdf">c</a></p>',
    );
    expect(fields.content).toBe(
      `<p>See <a href="/res/media/file/upload/${publicId}/menu.pdf">it</a>.</p>\n<p><a href="https://b.example/c.pdf" rel="noopener ugc">c</a></p>`,
    );
  });

  test('have names of the length of names in the editor', async () => {
    const { fields, words } = await compose(`<p><a href="a.pdf">${'word '.repeat(40)}</a></p>`);
    expect(fields.content).toContain(`<strong>${'word '.repeat(16).trim()}</strong>`);
    expect(words.source).toBe(words.post + words.notes);
  });
});

test("keeps the source's line breaks as paragraphs", async () => {
  const html = 'One\nline <b>two</b>\n\nthree<ul>\n\n<li>four</li></ul>five';
  const body = { html, sourceText: plainText(html), hasLineParagraphs: true };
  const { fields } = await compose('', { body });
  expect(fields.content.replaceAll('\n', '')).toBe(
    '<p>One<br />line <b>two</b></p><p>three</p><ul><li>four</li></ul><p>five</p>',
  );
});

test('cuts long texts at a word and puts the rest into the notes', async () => {
  const { fields, words } = await compose('', { title: 'word '.repeat(100), summary: 'x'.repeat(3_000) });
  expect(fields.title.length).toBeLessThanOrEqual(200);
  expect(fields.summary).toBe('');
  expect(words).toEqual({ source: 101, post: 40, notes: 61 });
});

test('splits a long body and refuses one that exceeds a post', async () => {
  const { fields } = await compose('<p>Word after word.</p>'.repeat(5_000));
  expect(fields.modules).toHaveLength(1);
  await expect(compose('<b>x</b> '.repeat(30_000))).rejects.toThrow();
});

test('throws for a lost word', async () => {
  const body = { html: '<p>One</p>', sourceText: 'One two', hasLineParagraphs: false };
  await expect(compose('', { body })).rejects.toThrow('two (1)');
});
