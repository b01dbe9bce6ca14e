import { expect, test } from '@jest/globals';
import type { Manifest } from '@marquee/releases/manifest.ts';
import { StackNames } from './StackNames.ts';
import { sampleOf } from './sampleOf.ts';

const version = '0.1.0-aaaaaaaaaa';
const post = { part: 'mf-post', version } as const;
const frame = (file: string, place = '1:1', name = 'mf-post') => `at x (/assets/${name}/${version}/${file}:${place})`;
const files = { 'post.js': {}, 'other.js': {} };
const manifest = { browser: { entry: 'post.js', files }, server: null } as unknown as Manifest;
const names = new StackNames({ manifest: async () => manifest });

test('a frame has its file, line and column as they were built', async () => {
  const stack = `Error: broken\n${frame('post.js')}\n${frame('other.js', '1:7')}`;
  expect(await names.name(stack, post)).toBe('mf-post/browser/post.js:1:1\nmf-post/browser/other.js:1:7');
});

test('a release whose manifest is gone has no frames', async () => {
  const without = new StackNames({ manifest: () => Promise.reject(new Error('gone')) });
  expect(await without.name(frame('post.js'), post)).toBe('');
});

test('only files of the release in question are named', async () => {
  const stack = [frame('made-up.js'), frame('constructor'), frame('post.js', '1:1', 'shell'), 'at evil'].join('\n');
  expect(await names.name(stack, post)).toBe('');
});

test('the sample is the most frequent error of all nodes, in plain characters, and of the server if its errors count', async () => {
  const report = { at: 1, release: `mf-post@${version}`, kind: 'browser', page: 'beat.localhost/a' } as const;
  const nodes = [
    { reports: [{ ...report, message: 'rare', times: 3 }] },
    { reports: [{ ...report, message: 'of\u0007ten\n', times: 2, stack: frame('post.js') }] },
    { reports: [{ ...report, message: 'of\u0007ten\n', times: 2 }] },
    { reports: [{ ...report, kind: 'server' as const, message: 'x'.repeat(900), times: 1 }] },
    { reports: [{ ...report, release: `shell@${version}`, message: 'of another', times: 9 }] },
  ];
  expect(await sampleOf({ ...post, errors: 'all' }, nodes, names)).toEqual({
    message: 'of ten ',
    page: 'beat.localhost/a',
    stack: 'mf-post/browser/post.js:1:1',
  });
  expect((await sampleOf({ ...post, errors: 'server' }, nodes, names))?.message).toBe('x'.repeat(300));
  expect(await sampleOf({ ...post, errors: 'all' }, [], names)).toBeNull();
  expect(await sampleOf({ ...post, errors: null }, nodes, names)).toBeNull();
});
