import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { askHome } from './askHome.ts';

let server: Server;
beforeEach(async () => {
  server = createServer(({ headers: { host } }, response) => {
    if (host?.startsWith('beat.')) response.writeHead(301, { location: 'https://www.beat.test/' }).end();
    else response.writeHead(host?.startsWith('www.beat.test:') ? 200 : 503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void server.close());

test.each([
  ['beat', 200],
  ['feast', 503],
])('asks for the home page of %s on this machine', async (site, status) => {
  const { port } = server.address() as AddressInfo;
  expect((await askHome(`http://${site}.localhost:${port}`)).status).toBe(status);
});
