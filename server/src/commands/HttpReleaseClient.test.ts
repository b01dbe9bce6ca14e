import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { refusedResult, versionOf } from '@marquee/releases/service/testing/ReleaseFixture.ts';
import { openTestServer, type TestServer } from '../admin/testing/openTestServer.ts';
import { HttpReleaseClient } from './HttpReleaseClient.ts';

let server: TestServer;
let origin = '';
let client: HttpReleaseClient;
beforeEach(async () => {
  server = await openTestServer();
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  client = new HttpReleaseClient(origin, await server.addTeamToken());
});
afterEach(() => server.close());

async function release(script: string, percent?: number) {
  const { from, manifest } = await server.fixture.build(script);
  const steps: string[] = [];
  const result = await client.release(from, manifest, { percent }, ({ step }) => steps.push(step));
  return { result, steps };
}

describe('over HTTP', () => {
  test('uploads a release and reports each step of its evaluation', async () => {
    const { result, steps } = await release('second');
    expect(result).toMatchObject({ kind: 'live', version: versionOf('second'), followed: 'followed' });
    expect(steps).toEqual(['published', 'check-passed', 'judged', 'live', 'followed']);
    const [part] = (await client.status()).parts.filter((one) => one.part === 'mf-post');
    expect(part?.live).toMatchObject({ version: versionOf('second'), by: 'post' });
  });

  test('rejects a refused release with the reasons', async () => {
    server.fixture.result = refusedResult;
    await expect(release('bad')).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('PostPage throws'),
    });
  });

  test('starts a canary with its plan', async () => {
    const { from, manifest } = await server.fixture.build('second');
    const plan = { stages: [1, 100], everyMinutes: 10 };
    await client.release(from, manifest, { plan, accepted: ['content'] }, () => undefined);
    expect((await client.status()).parts[2]?.canary).toMatchObject({ percent: 1, plan });
    expect(server.fixture.accepted).toEqual(['content']);
  });

  test('widens, promotes and rolls back a canary', async () => {
    await release('second', 10);
    await client.move('mf-post', { kind: 'canary', percent: 50, version: null }, () => undefined);
    expect((await client.status()).parts[2]?.canary?.percent).toBe(50);
    await client.move('mf-post', { kind: 'promote' }, () => undefined);
    expect((await client.status()).parts[2]?.live?.version).toBe(versionOf('second'));
    await client.move('mf-post', { kind: 'rollback', version: null }, () => undefined);
    expect((await client.status()).parts[2]?.live?.version).toBe(versionOf('first'));
    expect((await client.log(1))[0]).toMatchObject({ actor: 'post', text: expect.stringContaining('rolled back') });
  });

  test("rejects another team's part, a wrong token and a missing response with a sentence", async () => {
    await expect(client.move('shell', { kind: 'rollback', version: null }, () => undefined)).rejects.toMatchObject({
      code: 'not-your-part',
    });
    await expect(new HttpReleaseClient(origin, 'wrong').status()).rejects.toMatchObject({ code: 'wrong-token' });
    await expect(new HttpReleaseClient('http://127.0.0.1:9', 'x').status()).rejects.toMatchObject({
      code: 'unreachable',
    });
  });

  test('rejects a token for another part before the build', async () => {
    await expect(client.checkMayRelease('shell')).rejects.toMatchObject({
      code: 'not-your-part',
      message: 'The token “post” is not for shell. It is for mf-post.',
    });
    await expect(client.checkMayRelease('mf-post')).resolves.toBeUndefined();
  });

  test('aborts a canary, and changes nothing for a rollback from another version', async () => {
    await release('second', 10);
    await client.move('mf-post', { kind: 'abort', version: versionOf('second') }, () => undefined);
    expect((await client.status()).parts[2]).toMatchObject({ canary: null, live: { version: versionOf('first') } });
    await release('third');
    const other = { kind: 'rollback', version: null, from: versionOf('second') } as const;
    await expect(client.move('mf-post', other, () => undefined)).rejects.toMatchObject({ code: 'moved-on' });
  });

  test('does not report a release as served if no server renders it', async () => {
    const { from, manifest } = await server.fixture.build('second');
    const result = await client.release(from, manifest, {}, ({ step }) => {
      if (step === 'followed') server.app.server.close();
    });
    expect(result).toMatchObject({ version: versionOf('second'), followed: 'unreachable' });
  });

  test('sends a release again if its progress breaks off', async () => {
    server.fixture.duringEvaluation = async (round) => {
      if (round === 1) server.app.server.closeAllConnections();
    };
    const { result, steps } = await release('second');
    expect(result).toMatchObject({ ok: true, version: versionOf('second') });
    expect(steps.filter((step) => step === 'trouble')).toHaveLength(1);
  });
});
