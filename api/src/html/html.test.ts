import { describe, expect, test } from '@jest/globals';
import { markdownToHtml, markdownToLine } from './markdown.ts';
import { sanitizeHtml, sanitizeLine } from './sanitizeHtml.ts';
import { videoEmbed } from './videoEmbed.ts';

describe('sanitizing', () => {
  test.each([
    ['<p onclick="x()">Text</p>', '<p>Text</p>'],
    ['<script>alert(1)</script><style>p{}</style>Text', 'Text'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="/tag/jazz" target="_blank" id="a">x</a>', '<a href="/tag/jazz">x</a>'],
    ['<a href="https://a.example">x</a>', '<a href="https://a.example" rel="noopener">x</a>'],
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
      '<iframe srcdoc="<script>x</script>" src="https://player.vimeo.com/video/12345"></iframe>',
      '<iframe src="https://player.vimeo.com/video/12345"></iframe>',
    ],
    ['<svg><script>x</script></svg><math><mi>x</mi></math>', 'x'],
    ['<form action="/x"><input name="a">Text</form>', 'Text'],
    ['<table><tr><td colspan="2" onclick="x">1</td></tr></table>', '<table><tr><td colspan="2">1</td></tr></table>'],
  ])('%s', (dirty, clean) => {
    expect(sanitizeHtml(dirty)).toBe(clean);
    // What is clean stays as it is.
    expect(sanitizeHtml(clean)).toBe(clean);
  });

  test('leaves a line nothing but phrasing', () => {
    expect(sanitizeLine('<p>A <em>caption</em> <img src="/res/x"> by <a href="/author/x">X</a></p>')).toBe(
      'A <em>caption</em>  by <a href="/author/x">X</a>',
    );
  });

  test('is not slowed down by deep nesting', () => {
    const started = performance.now();
    sanitizeHtml(`${'<b>'.repeat(20_000)}x${'</b>'.repeat(20_000)}`);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

test('Markdown becomes clean HTML', () => {
  expect(markdownToHtml('# Big\n\nA *word*.\n\n| a |\n| - |\n| 1 |')).toBe(
    '<h2>Big</h2>\n<p>A <em>word</em>.</p>\n<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>1</td>\n</tr>\n</tbody></table>',
  );
  expect(markdownToLine('By *Ann* <script>x</script>')).toBe('By <em>Ann</em>');
});

describe('a video', () => {
  test.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
    ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
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
  ])('at %s has none', (link) => {
    expect(videoEmbed(link, 'x')).toBeUndefined();
  });
});
