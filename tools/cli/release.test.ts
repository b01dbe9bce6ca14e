import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ReleaseFixture } from '@marquee/releases/service/testing/ReleaseFixture.ts';
import { FileNodeStatuses } from '@marquee/server/nodes/FileNodeStatuses.ts';
import { nodeName } from '@marquee/server/nodes/openNodeStatuses.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-command-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the command on an empty data folder without a running shell. */
function release(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const script = path.join(import.meta.dirname, 'release.ts');
  const { RELEASE_URL: _url, RELEASE_TOKEN: _token, DATABASE_URL: _database, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: folder, PORT: '9', NODE_OPTIONS: '' };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', script, ...words],
      { env },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

describe('npm run release', () => {
  test('exits with 2 and the usage for an invalid command', async () => {
    const { code, err } = await release('mf-other');
    expect(code).toBe(2);
    expect(err).toContain('✖ “mf-other” is neither a part nor a command.');
    expect(err).toContain('npm run release -- <part> rollback');
  });

  test('exits with 1 and a sentence for a refusal', async () => {
    const { code, err } = await release('mf-post', 'rollback');
    expect([code, err]).toEqual([1, '✖ There is no earlier good version of mf-post to go back to.\n']);
  });

  test('says before a build how to release to a remote network', async () => {
    const { code, out, err } = await release('mf-post');
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('npm run release -- mf-post --to https://host --token …');
  });

  /** Releases two later versions of mf-post. */
  async function releasedTwice(): Promise<void> {
    await rm(folder, { recursive: true, force: true });
    const fixture = await ReleaseFixture.open();
    ({ folder } = fixture);
    for (const script of ['second', 'third']) await fixture.release(script);
  }

  test('exits with 4 if no server runs', async () => {
    await releasedTwice();
    const { code, err } = await release('mf-post', 'rollback');
    expect([code, err]).toEqual([4, '✖ The server is not running. It serves this release when it starts.\n']);
  });

  test('exits with 3 if a server reports that it runs but does not respond', async () => {
    await releasedTwice();
    const at = Date.now();
    const facts = {
      pid: 1,
      since: at,
      at: at + 300_000,
      set: null,
      prepared: null,
      canaries: [],
      workers: 2,
      deaths: 0,
    };
    const statuses = new FileNodeStatuses(path.join(folder, 'registry-nodes'));
    await statuses.write({ node: nodeName(9), ...facts, steps: [], sessions: {}, reports: [] });
    const { code, err } = await release('mf-post', 'rollback');
    expect([code, err]).toEqual([3, expect.stringContaining('Nothing responds at http://127.0.0.1:9')]);
  });

  test('shows status, tokens and the log without a shell', async () => {
    expect((await release('status')).out).toContain('mf-post    live     no release yet');
    const token = await release('token', 'add', 'post', 'mf-post');
    expect([token.code, token.out]).toEqual([0, expect.stringMatching(/^marquee_[\w-]{43}\n/)]);
    const { code, out } = await release('log');
    expect([code, out]).toEqual([0, expect.stringMatching(/operator@\S+ made the token “post” for mf-post\n$/)]);
  });
});
