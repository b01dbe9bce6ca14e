import { expect, test } from '@jest/globals';
import { bioHtml, bioText } from './bioText.ts';

test.each([
  ['<p>Writes at night.</p>\n<p>Lives above a cinema.</p>', 'Writes at night.\n\nLives above a cinema.'],
  ['<p>Wrote <em>Reels</em> and <strong>more</strong>.</p>', 'Wrote *Reels* and **more**.'],
  ['<p>See <a href="https://ada.example/">her site</a>.</p>', 'See [her site](https://ada.example/).'],
  ['<p>Salt &amp; smoke, 1 &lt; 2<br>Second line</p>', 'Salt & smoke, 1 < 2\nSecond line'],
  ['', ''],
])('%s is edited as text and comes back', (html, text) => {
  expect(bioText(html)).toBe(text);
  expect(bioHtml(text)).toBe(html);
});

test('the words of other elements stay', () => {
  expect(bioText('<h2>Ada</h2><ul><li>one</li></ul>')).toBe('Ada\n\none');
});

test('typed markup is text', () => {
  expect(bioHtml('<script>1</script> 2 * 3')).toBe('<p>&lt;script>1&lt;/script> 2 * 3</p>');
});
