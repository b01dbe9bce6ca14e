import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { versionOf } from '@marquee/releases/service/testing/ReleaseFixture.ts';
import { openOverrideServer } from '@marquee/server/admin/testing/openOverrideServer.ts';
import { openTestServer, operatorToken, type TestServer } from '@marquee/server/admin/testing/openTestServer.ts';
import type { OverrideRoute } from '@marquee/server/workerMessages.ts';
import { OverrideClient } from './OverrideClient.ts';

let server: TestServer;
let routes: OverrideRoute[];
beforeEach(async () => {
  routes = [];
  server = await openOverrideServer(() => routes);
});
afterEach(() => server.close());

async function start(token = operatorToken) {
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const client = new OverrideClient({ origin, token });
  await client.check();
  const { from, manifest } = await server.fixture.build('mine');
  return { origin, client, override: await client.start(from, manifest, 'ada@laptop') };
}

describe('over HTTP', () => {
  test('sends a build, returns its address when it serves, and ends it', async () => {
    const { origin, client, override } = await start();
    expect(override).toMatchObject({ part: 'mf-post', version: versionOf('mine'), developer: 'ada@laptop' });
    const { id, part, version, since } = override;
    routes = [{ id, part, version, since, socket: '/run/x.sock', problem: null }];
    const address = await client.untilServing(id);
    expect(address.startsWith(`${origin}/_marquee/override?ticket=`)).toBe(true);
    expect((await fetch(address, { redirect: 'manual' })).status).toBe(303);
    await client.end(id);
    await expect(client.untilServing(id)).rejects.toMatchObject({ code: 'unknown-override' });
  });

  test('reports the reason why a build does not start', async () => {
    const { client, override } = await start();
    const { id, part, version, since } = override;
    routes = [{ id, part, version, since, socket: null, problem: 'PostPage throws' }];
    await expect(client.untilServing(id)).rejects.toThrow('The build does not start in the network:\nPostPage throws');
  });

  test('reports a wrong token and a network without overrides before the upload', async () => {
    await expect(start('wrong')).rejects.toMatchObject({ code: 'wrong-token' });
    await server.close();
    server = await openTestServer();
    await expect(start()).rejects.toThrow('accepts no overrides, because its setting OVERRIDES is off.');
  });
});
