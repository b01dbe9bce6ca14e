import { describe, expect, test } from '@jest/globals';
import { parseFragment } from 'parse5';
import { harmlessBodies } from '../../testing/hostile/harmlessBodies.ts';
import { hostileBodies } from '../../testing/hostile/hostileBodies.ts';
import { sanitizeAndReport, sanitizeHtml, sanitizeLine, sanitizeProse } from './sanitizeHtml.ts';
import { videoEmbed } from './videoEmbed.ts';

describe('sanitizing', () => {
  test.each([
    ['<p onclick="x()">Text</p>', '<p>Text</p>'],
    ['<script>alert(1)</script><style>p{}</style>Text', 'Text'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="\u00a0javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" /tag/jazz ">x</a>', '<a href="/tag/jazz">x</a>'],
    ['<a href="/tag/jazz" target="_blank" id="a">x</a>', '<a href="/tag/jazz">x</a>'],
    ['<a href="https://a.example">x</a>', '<a href="https://a.example" rel="noopener ugc">x</a>'],
    ['<p dir="rtl">x</p>', '<p dir="rtl">x</p>'],
    ['<ul dir="auto"><li dir="ltr">x</li></ul>', '<ul dir="auto"><li dir="ltr">x</li></ul>'],
    ['<p dir="sideways">x</p>', '<p>x</p>'],
    ['<a href="#_ftn1">1</a> <a href="#cmnt1">a</a>', '<a>1</a> <a>a</a>'],
    ['<a href="/vocal/posts/7#_ftn1">1</a>', '<a>1</a>'],
    ['<a href="https://vocal.marquee.example/vocal/posts/7#_ftn1">1</a>', '<a>1</a>'],
    ['<a href="/vocal-music">x</a>', '<a href="/vocal-music">x</a>'],
    ['<h1>Title</h1>', '<h2>Title</h2>'],
    ['<p style="position:fixed" class="x" id="y">Text</p>', '<p>Text</p>'],
    ['<img src="https://evil.example/x.png" onerror="x()">', ''],
    [
      '<img src="/res/media/image/upload/w_600/a" alt="A" onload="x()">',
      '<img src="/res/media/image/upload/w_600/a" alt="A" />',
    ],
    ['<iframe src="https://evil.example/embed"></iframe>', ''],
    ['<iframe src="//www.youtube-nocookie.com/embed/x"></iframe>', ''],
    ['<iframe src="javascript:x"></iframe>', ''],
    [
      '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?start=90"></iframe>',
      '<iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=90"></iframe>',
    ],
    [
      '<iframe srcdoc="<script>x</script>" src="https://player.vimeo.com/video/12345"></iframe>',
      '<iframe src="https://player.vimeo.com/video/12345"></iframe>',
    ],
    [
      '<iframe src="https://player.vimeo.com/video/12345">Your <b>browser</b></iframe>',
      '<iframe src="https://player.vimeo.com/video/12345"></iframe>',
    ],
    ['<svg><script>x</script></svg><math><mi>x</mi></math>', 'x'],
    ['<form action="/x"><input name="a">Text</form>', 'Text'],
    [
      '<table><tr><td colspan="2" onclick="x">1</td></tr></table>',
      '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    ],
    [
      '<table><tr><th align="right">1</th><td align="center" style="x">2</td></tr></table>',
      '<table><tbody><tr><th align="right">1</th><td align="center">2</td></tr></tbody></table>',
    ],
    ['<table><table><td>1</table></table></div>', '<table></table><table><tbody><tr><td>1</td></tr></tbody></table>'],
    [
      '<figure><table><figure><table></table></figure></table>2',
      '<figure><figure></figure><table></table><table></table></figure>2',
    ],
    [
      '<p dir="up">a</p><table><tr><td align="middle">b</td></tr></table>',
      '<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    [
      '<aside role="note" onclick="x()"><h3>a</h3></aside><aside role="alert" class="y"><p>b</p></aside>',
      '<aside role="note"><h3>a</h3></aside><aside><p>b</p></aside>',
    ],
    [
      '<p>a<span role="doc-footnote" onclick="x()" class="y">b <b>c</b></span><span role="alert">d</span></p>',
      '<p>a<span role="doc-footnote">b <b>c</b></span>d</p>',
    ],
    [
      '<p>a <span lang="fr" onclick="x()">mot</span> <span lang="ar" dir="ltr">قال</span> <span lang="FRENCH">b</span></p>',
      '<p>a <span lang="fr" dir="ltr">mot</span> <span lang="ar" dir="rtl">قال</span> b</p>',
    ],
    ['<p lang="fr">a</p><span role="doc-footnote" lang="fr">b</span>', '<p>a</p><span role="doc-footnote">b</span>'],
    ['<td>x</td></figure></p>y', 'x<p></p>y'],
  ])('%s', (dirty, clean) => {
    expect(sanitizeHtml(dirty)).toBe(clean);
    // Clean HTML stays as it is.
    expect(sanitizeHtml(clean)).toBe(clean);
  });

  test('leaves only phrasing elements in a line', () => {
    expect(sanitizeLine('<p>A <em>caption</em> <img src="/res/x"> by <a href="/author/x">X</a></p>')).toBe(
      'A <em>caption</em>  by <a href="/author/x">X</a>',
    );
  });

  test('flattens elements that are nested too deeply and keeps their words', () => {
    const clean = sanitizeHtml(`${'<b>'.repeat(10_000)}x${'</b>'.repeat(10_000)}`);
    expect(clean).toBe(`${'<b>'.repeat(100)}x${'</b>'.repeat(100)}`);
  });

  test.each([sanitizeHtml, sanitizeLine])('refuses a text of bare elements before it parses them', (clean) => {
    expect(() => clean('<b>'.repeat(20_001))).toThrow(RangeError);
    expect(() => clean('</b>'.repeat(20_001))).not.toThrow();
  });

  test('removes characters that the database cannot hold', () => {
    expect(sanitizeHtml('<p>a\0b \ud83d \u{1f600}</p>')).toBe('<p>ab \ufffd \u{1f600}</p>');
    expect(sanitizeLine('a\0b')).toBe('ab');
  });

  test.each([
    '/res/../api/vocal/auth/signout',
    '/res/media/..%2f..',
    '/res/%2E%2E/api',
    '/res/.\n./api',
    '/res/\\..\\..\\api',
    '/res//evil.example/x',
    '/res/media?x',
  ])('leaves no picture at %j', (address) => {
    expect(sanitizeHtml(`<p>a<img src="${address}">b</p>`)).toBe('<p>ab</p>');
  });
});

const element = /<\/?([a-z][a-z0-9]*)((?: [a-z]+(?:="[^"<>]*")?)*)(?: \/)?>/g;
const attribute = / ([a-z]+)(?:="([^"]*)")?/g;
const harmlessElements = new Set(
  (
    'a abbr b br cite code del em i ins mark s small span strong sub sup u blockquote dd dl dt figcaption figure h2 h3 h4 hr ' +
    'aside li ol p pre ul caption table tbody td tfoot th thead tr iframe img'
  ).split(' '),
);
const harmlessAttributes = new Set(
  'href title rel dir src alt width height loading allow allowfullscreen start reversed colspan rowspan scope align class role lang'.split(
    ' ',
  ),
);
const harmlessAddress = /^(?:https?:|mailto:|\/(?![/\\])|#|[\w.-]*$)/i;

describe('an implausible text', () => {
  test.each([
    ['a megabyte of <', '<'.repeat(1_000_000)],
    ['a megabyte of &', '&'.repeat(1_000_000)],
    ['a megabyte of entities', '&lt;'.repeat(250_000)],
    ['a megabyte of end tags', '</p>'.repeat(250_000)],
    ['a megabyte of words', 'word '.repeat(200_000)],
    ['10,001 elements', '<p>x'.repeat(10_001)],
  ])('is refused before it is parsed: %s', (_, text) => {
    for (const clean of [sanitizeHtml, sanitizeProse, sanitizeLine, sanitizeAndReport])
      expect(() => clean(text)).toThrow(RangeError);
  });
});

describe('what was dropped', () => {
  test('lists foreign players, foreign pictures and scripts with their addresses', () => {
    const player = '<iframe src="https://video.example/embed/aqz-KE-bpKQ"></iframe>';
    const picture = '<img src="https://elsewhere.example/a.png" alt="A">';
    expect(sanitizeAndReport(`<p>One ${picture}</p>${picture}${player}<script>x</script><font>two</font>`)).toEqual({
      html: '<p>One </p>two',
      dropped: [
        { element: 'img', address: 'https://elsewhere.example/a.png', count: 2 },
        { element: 'iframe', address: 'https://video.example/embed/aqz-KE-bpKQ', count: 1 },
        { element: 'script', address: undefined, count: 1 },
        { element: 'font', address: undefined, count: 1 },
      ],
    });
  });

  test('is empty when elements stay or only change form', () => {
    const html = '<h1>Title</h1><p>One <img src="/res/a/b" alt="B"><table><tr><td>1</td></tr></table>';
    expect(sanitizeAndReport(html).dropped).toEqual([]);
  });
});

describe.each(Object.entries(hostileBodies))('of hostile %s', (_kind, bodies) => {
  test.each(bodies.map((body) => [body.slice(0, 120), body]))('%j leaves nothing that runs', (_start, body) => {
    for (const clean of [sanitizeHtml, sanitizeProse, sanitizeLine]) {
      const left = clean(body);
      expect(left.replace(element, '')).not.toContain('<');
      for (const [, name = '', attributes = ''] of left.matchAll(element)) {
        expect(harmlessElements).toContain(name);
        for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
          expect(harmlessAttributes).toContain(key);
          if (key === 'href' || key === 'src') expect(value).toMatch(harmlessAddress);
        }
      }
      // Cleaning the result again, as after an edit, changes nothing.
      expect(clean(left)).toBe(left);
      const { childNodes } = parseFragment(`<div>${left}</div>after`);
      expect(childNodes.map(({ nodeName }) => nodeName)).toEqual(['div', '#text']);
    }
  });
});

test.each(harmlessBodies)('%s stays unchanged', (body) => {
  expect(sanitizeHtml(body)).toBe(body);
});

describe('a video', () => {
  test.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=3'],
    ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    ['https://vimeo.com/823141156/90e6d75118', 'https://player.vimeo.com/video/823141156?h=90e6d75118'],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
  ])('at %s has a player', (link, player) => {
    expect(videoEmbed(link, 'A "clip" <of> sorts')?.html).toBe(
      `<iframe src="${player}" width="1280" height="720" title="A &quot;clip&quot; &lt;of&gt; sorts" allow="fullscreen; picture-in-picture; encrypted-media" allowfullscreen loading="lazy"></iframe>`,
    );
  });

  test.each([
    'https://evil.example/watch?v=aqz-KE-bpKQ',
    'https://youtube.com/watch?v="><script>',
    'nonsense',
    'https://vimeo.com/about',
  ])('at %s has no player', (link) => {
    expect(videoEmbed(link, 'x')).toBeUndefined();
  });
});
