import { expect, it } from '@jest/globals';
import { pageSet } from './pageSet.ts';

const [old, next] = ['0.1.0-aaaaaaaaaa', '0.1.0-bbbbbbbbbb'];
const markOf = (version: string) => (version === next ? ('Read on:' as const) : ('Read next:' as const));
const page = (version: string, rest = '') =>
  `<script type="application/json" id="release-set">{"remotes":[{"name":"mf_post","version":"${version}"}]}</script>${rest}`;
const headerOf = (version: string) => `shell.reader.${version.split('-')[1]}`;

it('accepts a page of one set', () => {
  const html = page(next, `<script src="/assets/mf-post/${next}/post.js"></script>Read on:`);
  expect(pageSet(html, headerOf(next), markOf)).toEqual({ version: next, mixed: null });
});

it('names the parts of another set', () => {
  expect(pageSet(page(next), headerOf(old), markOf).mixed).toContain('the header says');
  const script = `<script src="/assets/mf-post/${old}/post.js"></script>`;
  expect(pageSet(page(next, script), headerOf(next), markOf).mixed).toContain(old);
  expect(pageSet(page(next, 'Read next:'), headerOf(next), markOf).mixed).toContain('“Read next:”');
});
