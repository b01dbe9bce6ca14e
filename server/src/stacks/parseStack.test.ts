import { expect, test } from '@jest/globals';
import { parseStack } from './parseStack.ts';

const version = '0.1.0-aaaaaaaaaa';
const post = { part: 'mf-post', version } as const;

test.each([
  ['Chromium', `    at Gallery (https://beat.example/assets/mf-post/${version}/post.js:1:42)`],
  ['Chromium without a function', `    at https://beat.example/assets/mf-post/${version}/post.js:1:42`],
  ['Firefox and Safari', `Gallery@https://beat.example/assets/mf-post/${version}/post.js:1:42`],
])('reads a frame of %s', (_browser, line) => {
  expect(parseStack(`Error: broken\n${line}`)).toEqual([
    { ...post, side: 'browser', file: 'post.js', line: 1, column: 42 },
  ]);
});

test('reads a frame of the server, and leaves out what lies in no release', () => {
  const stack = `Error: broken
    at render (/srv/.data/releases/mf-post/${version}/server/expose_post.js:120:9)
    at node:internal/process/task_queues:103:5
    at secret (/etc/passwd:1:1)
    at x (/srv/.data/releases/mf-post/${version}/manifest.json:1:1)`;
  expect(parseStack(stack)).toEqual([{ ...post, side: 'server', file: 'expose_post.js', line: 120, column: 9 }]);
});

test.each([
  ['leaves the folder', `at x (/assets/mf-post/${version}/../../secret.js:1:1)`],
  ['is hidden', `at x (/assets/mf-post/${version}/.secret.js:1:1)`],
  ['is of no part', `at x (/assets/mf-evil/${version}/post.js:1:1)`],
])('takes no file that %s', (_name, line) => {
  expect(parseStack(line)).toEqual([]);
});

test('reads 1,200 characters and 20 frames at most', () => {
  const line = `@/assets/shell/${version}/a.js:1:1`;
  expect(parseStack(`${line}\n`.repeat(1_000))).toHaveLength(20);
  expect(parseStack(`${'x'.repeat(1_200)}\n${line}`)).toEqual([]);
});
