import { describe, expect, test } from '@jest/globals';
import { attributionOf, partOfModule } from './attributionOf.ts';

const shell = 'shell@0.1.0-aaaaaaaaaa';
const owner = 'mf-post@0.1.0-bbbbbbbbbb';
const shellFrame = 'at f (https://beat.example/assets/shell/0.1.0-aaaaaaaaaa/main.js:1:200)';
const postFrame = 'at t (https://beat.example/assets/mf-post/0.1.0-cccccccccc/expose_post.js:1:20)';
const serverFrame = 'at PostPage (/srv/marquee/releases/mf-post/0.1.0-cccccccccc/server/expose_post.js:10:20)';

describe('an error is attributed to', () => {
  test.each([
    ['the remote whose code threw it', `Error: x\n${postFrame}\n${shellFrame}`, owner, ['mf-post@0.1.0-cccccccccc']],
    ['the same on the server', `Error: x\n${serverFrame}`, null, ['mf-post@0.1.0-cccccccccc']],
    [
      "the remote that called the shell's code, or the shell",
      `Error: x\n${shellFrame}\n${postFrame}`,
      owner,
      ['mf-post@0.1.0-cccccccccc', shell],
    ],
    ["the page's own remote, or the shell whose code threw it", `Error: x\n${shellFrame}`, owner, [owner, shell]],
    ["the page's own remote when the stack says nothing", 'Error: x', owner, [owner]],
    ['the shell when nobody else is known', 'Error: x', null, [shell]],
  ])('%s', (_case, stack, pageOwner, suspects) => {
    expect(attributionOf(stack, pageOwner, shell)).toEqual(suspects);
  });
});

test("a module's part follows from its federation name", () => {
  expect([partOfModule('mf_post/post'), partOfModule('mf_reader/home'), partOfModule(null)]).toEqual([
    'mf-post',
    'mf-reader',
    null,
  ]);
});
