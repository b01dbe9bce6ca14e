import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestNetwork, type TestNetwork } from '../../testing/testNetwork.ts';

let network: TestNetwork;
beforeAll(async () => {
  network = await createTestNetwork();
});
afterAll(() => network.close());

const url = '/api/internal/ticketKey';

test('sends the same uncached key to our own processes', async () => {
  const responses = await Promise.all([network.app.inject(url), network.app.inject(url)]);
  const [first, second] = responses.map((response) => response.json().key);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).toBe(first);
  expect(responses[0]?.headers['cache-control']).toBe('no-store');
});

test('responds with 404 to other hosts and through a proxy', async () => {
  expect((await network.app.inject({ url, remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
  expect((await network.app.inject({ url, headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(404);
});
