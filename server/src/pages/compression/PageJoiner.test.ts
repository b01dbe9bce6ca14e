import { describe, expect, it } from '@jest/globals';
import type { HtmlChunk } from '@marquee/shell/serverContract';
import { PageJoiner } from './PageJoiner.ts';

const own = (text: string): HtmlChunk => ({ text, lasts: false });
const common = (text: string): HtmlChunk => ({ text, lasts: true });
const styles = '.card{display:grid}'.repeat(300);
const page = (title: string, body = '<p>“Ink”</p>') => [own(title), common('<i>'), common(styles), own(body)];

describe('PageJoiner', () => {
  it('joins all passages, with white space before the ones in common and nowhere else', () => {
    const { bytes } = new PageJoiner().join([...page('<b>Łódź</b>'), common('{}'), own('</html>')]);
    expect(bytes.toString().replace(/ +/, ' ')).toBe(`<b>Łódź</b> <i>${styles}<p>“Ink”</p>{}</html>`);
  });

  it('gives passages in common the same place and name on pages with other titles', () => {
    const joiner = new PageJoiner();
    const one = joiner.join(page('<b>One</b>'));
    const other = joiner.join(page('<b>Twenty-two — “Ink”</b>', '<p>Other</p>'));
    expect(one.common).not.toBeNull();
    expect(other.common).toEqual(one.common);
    const { start = 0, end = 0 } = one.common ?? {};
    expect(one.bytes.subarray(start, end).toString()).toBe(`<i>${styles}`);
  });

  it('gives other passages another name', () => {
    const joiner = new PageJoiner();
    const one = joiner.join(page('<b>One</b>'));
    const other = joiner.join([own('<b>One</b>'), common('<s>'), common(styles), own('')]);
    expect(other.common?.id).not.toBe(one.common?.id);
  });

  it('joins pages without passages in common, or with few bytes of them', () => {
    const joiner = new PageJoiner();
    expect(joiner.join([own('<p>'), own('</p>')])).toEqual({ bytes: Buffer.from('<p></p>'), common: null });
    expect(joiner.join([own(''), common('<i>')])).toEqual({ bytes: Buffer.from('<i>'), common: null });
    expect(joiner.join([])).toEqual({ bytes: Buffer.from(''), common: null });
  });

  it('keeps the bytes of a page when it joins the next', () => {
    const joiner = new PageJoiner();
    const { bytes } = joiner.join(page('<b>One</b>'));
    const before = bytes.toString();
    joiner.join(page('<b>Two</b>', '<p>Another</p>'));
    expect(bytes.toString()).toBe(before);
  });
});
