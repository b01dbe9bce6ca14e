import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Manifest } from '@marquee/releases/manifest.ts';
import { StackNames } from './StackNames.ts';
import { sampleOf } from './sampleOf.ts';

const version = '0.1.0-aaaaaaaaaa';
const post = { part: 'mf-post', version } as const;
const frame = (file: string, place = '1:1', name = 'mf-post') => `at x (/assets/${name}/${version}/${file}:${place})`;
/** The first character comes from line 3 of a source, where it is called `Gallery`. */
const map = { version: 3, sources: ['mf-post/src/Gallery.tsx'], names: ['Gallery'], mappings: 'AAEAA' };

let folder: string;
let names: StackNames;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-stacks-'));
  await mkdir(path.join(folder, 'maps/browser'), { recursive: true });
  await writeFile(path.join(folder, 'maps/browser/post.js.map'), JSON.stringify(map));
  const files = { 'post.js': {}, 'other.js': {} };
  const manifest = { browser: { entry: 'post.js', files }, server: null } as unknown as Manifest;
  names = new StackNames({ folder: () => folder, manifest: async () => manifest });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a frame has the name, file and line of its source', async () => {
  expect(await names.name(`Error: broken\n${frame('post.js')}`, post)).toBe('Gallery mf-post/src/Gallery.tsx:3');
});

test('without a map, as in releases of before, it has the file as it was built', async () => {
  expect(await names.name(frame('other.js', '1:7'), post)).toBe('mf-post/browser/other.js:1:7');
  await writeFile(path.join(folder, 'maps/browser/post.js.map'), '{"torn');
  expect(await names.name(frame('post.js'), post)).toBe('mf-post/browser/post.js:1:1');
});

test('a map of more than 16 MB is not read', async () => {
  await writeFile(
    path.join(folder, 'maps/browser/post.js.map'),
    JSON.stringify({ ...map, file: 'x'.repeat(16_000_000) }),
  );
  expect(await names.name(frame('post.js'), post)).toBe('mf-post/browser/post.js:1:1');
});

test('a release whose manifest is gone has no frames', async () => {
  const without = new StackNames({ folder: () => folder, manifest: () => Promise.reject(new Error('gone')) });
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
    stack: 'Gallery mf-post/src/Gallery.tsx:3',
  });
  expect((await sampleOf({ ...post, errors: 'server' }, nodes, names))?.message).toBe('x'.repeat(300));
  expect(await sampleOf({ ...post, errors: 'all' }, [], names)).toBeNull();
  expect(await sampleOf({ ...post, errors: null }, nodes, names)).toBeNull();
});
