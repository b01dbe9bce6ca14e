import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { refusedResult, versionOf } from '@marquee/releases/service/testing/ReleaseFixture.ts';
import { packRelease } from '@marquee/releases/storage/packRelease.ts';
import { openTestServer, type TestServer } from '../testing/openTestServer.ts';
import { progressLines } from '../testing/progressLines.ts';
import { maxArchiveBytes } from './keepUpload.ts';

let server: TestServer;
let token = '';
beforeEach(async () => {
  server = await openTestServer();
  token = await server.addTeamToken();
});
afterEach(() => server.close());

const api = '/_marquee/api';
const bearer = (secret = token) => ({ authorization: `Bearer ${secret}` });

async function archiveOf(script: string, change: (from: string) => Promise<unknown> = async () => undefined) {
  const { from } = await server.fixture.build(script);
  await change(from);
  return Buffer.from((await packRelease(from)).bytes);
}
const put = (script: string, payload: Buffer | Readable, query = '', headers: Record<string, string> = bearer()) =>
  server.app.inject({
    method: 'PUT',
    url: `${api}/releases/mf-post/${versionOf(script)}${query}`,
    payload,
    headers: { 'content-type': 'application/gzip', ...headers },
  });
const part = async () => (await server.fixture.service.state()).parts['mf-post'];

describe('an uploaded release', () => {
  test('goes live with progress line by line, and its files are those that were sent', async () => {
    const response = await put('second', await archiveOf('second'));
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/x-ndjson']);
    const lines = progressLines(response.body);
    const version = versionOf('second');
    expect(lines.map(({ step }) => step)).toEqual([
      'published',
      'check-passed',
      'judged',
      'live',
      'followed',
      undefined,
    ]);
    expect(lines.at(-1)).toEqual({ ok: true, kind: 'live', part: 'mf-post', version, followed: 'followed' });
    expect(await part()).toMatchObject({ live: version, liveBy: 'post' });
    expect(await readdir(path.join(server.fixture.folder, 'incoming'))).toEqual([]);
  });

  test('becomes a canary that grows automatically, if it has a plan', async () => {
    await put('second', await archiveOf('second'), '?stages=1,10,100&every=10');
    expect((await part()).canary).toMatchObject({ percent: 1, plan: { stages: [1, 10, 100], everyMinutes: 10 } });
    expect((await put('third', await archiveOf('third'), '?stages=10,1&every=10')).statusCode).toBe(400);
  });

  test('is evaluated with what its team accepts', async () => {
    await put('second', await archiveOf('second'), '?accept=content');
    expect(server.fixture.accepted).toEqual(['content']);
    expect((await put('third', await archiveOf('third'), '?accept=modules')).statusCode).toBe(400);
  });

  test('becomes a canary when a share is given', async () => {
    await put('second', await archiveOf('second'), '?canary=10');
    expect((await part()).canary).toMatchObject({ version: versionOf('second'), percent: 10 });
  });

  test('that the gate refuses ends with the reason', async () => {
    server.fixture.result = refusedResult;
    const lines = progressLines((await put('second', await archiveOf('second'))).body);
    expect(lines.at(-1)).toMatchObject({ ok: false, problem: { status: 422, code: 'refused' } });
    expect((await part()).live).toBe(versionOf('first'));
  });

  test('with a changed file is refused before anything is published', async () => {
    const tampered = await archiveOf('second', (from) => writeFile(path.join(from, 'browser/remoteEntry.js'), 'evil'));
    const response = await put('second', tampered);
    expect([response.statusCode, response.json().code]).toEqual([422, 'broken-archive']);
    expect((await part()).releases.has(versionOf('second'))).toBe(false);
  });

  test('under the version of other files is refused', async () => {
    await put('second', await archiveOf('second'));
    const { from, manifest } = await server.fixture.build('third');
    await writeFile(path.join(from, 'manifest.json'), JSON.stringify({ ...manifest, version: versionOf('second') }));
    const response = await put('second', Buffer.from((await packRelease(from)).bytes));
    expect([response.statusCode, response.json().code]).toEqual([422, 'broken-archive']);
    expect(response.body).not.toContain(server.fixture.folder);
  });

  test('that is too large is refused, whether its length is declared or not', async () => {
    const refused = await put('second', Buffer.alloc(8), '', {
      ...bearer(),
      'content-length': String(maxArchiveBytes + 1),
    });
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'too-large']);
    const endless = Readable.from(
      (function* () {
        for (let sent = 0; sent <= maxArchiveBytes; sent += 1_000_000) yield Buffer.alloc(1_000_000);
      })(),
    );
    const untold = await put('second', endless);
    expect([untold.statusCode, untold.json().code]).toEqual([413, 'too-large']);
    expect(await readdir(path.join(server.fixture.folder, 'incoming'))).toEqual([]);
  });

  test.each([
    ['mf-other/0.1.0-0123456789', 400],
    ['mf-post/latest', 400],
    ['mf-post/..%2F..%2Fx', 400],
  ])('as %s is %i', async (name, status) => {
    const response = await server.app.inject({
      method: 'PUT',
      url: `${api}/releases/${name}`,
      payload: 'x',
      headers: { 'content-type': 'application/gzip', ...bearer() },
    });
    expect(response.statusCode).toBe(status);
  });

  test('as JSON is refused', async () => {
    const response = await put('second', Buffer.from('{}'), '', { ...bearer(), 'content-type': 'application/json' });
    expect(response.statusCode).toBe(415);
  });
});
