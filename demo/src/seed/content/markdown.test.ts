import { expect, it } from '@jest/globals';
import { markdownToBio, markdownToHtml, markdownToLine } from './markdown.ts';

it('turns Markdown into clean HTML', () => {
  expect(markdownToHtml('# Big\n\nA *word*.\n\n| a |\n| - |\n| 1 |')).toBe(
    '<h2>Big</h2>\n<p>A <em>word</em>.</p>\n<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>1</td>\n</tr>\n</tbody></table>',
  );
  expect(markdownToLine('By *Ann* <script>x</script>')).toBe('By <em>Ann</em>');
  const player = '<iframe src="https://player.vimeo.com/video/12345"></iframe>';
  expect(markdownToBio(`Runs *far*.\n\n![Me](/res/me) ${player}`)).toBe('<p>Runs <em>far</em>.</p>\n<p> </p>');
});
