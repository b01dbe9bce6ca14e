import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestNetwork, type TestNetwork } from '../../../testing/testNetwork.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork({ SITES: 'beat' });
});
afterAll(() => network.close());

test("responds only for the network's own sites", async () => {
  const list = (site: string) => network.app.inject(`/api/posts/list?site=${site}`);
  expect((await list('beat')).statusCode).toBe(200);
  expect((await list('marquee')).statusCode).toBe(400);
  const named = await network.app.inject({ url: '/api/posts/list', headers: { 'x-marquee-site': 'marquee' } });
  expect(named.json()).toMatchObject({ status: 400, code: 'site' });
});
