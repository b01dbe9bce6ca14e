import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { secretHeader } from '@marquee/platform/internal/secretHeader.ts';
import { checkApiTrust } from './checkApiTrust.ts';

let api: Server | undefined;
afterEach(async () => {
  await new Promise((resolve) => (api ? api.close(resolve) : resolve(null)));
  api = undefined;
});

async function listen(statusOf: (secret: unknown) => number): Promise<string> {
  api = createServer(({ headers }, response) => response.writeHead(statusOf(headers[secretHeader])).end());
  await new Promise<void>((resolve) => api?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
}

it('takes an api that knows the secret, and refuses one that does not', async () => {
  const url = await listen((secret) => (secret === 'right' ? 200 : 404));
  await checkApiTrust({ url, secret: 'right' });
  for (const secret of ['wrong', undefined])
    await expect(checkApiTrust({ url, secret })).rejects.toThrow('Give both the same INTERNAL_SECRET');
});

it('goes on without an api, and with one whose database is away', async () => {
  await checkApiTrust({ url: 'http://127.0.0.1:1' });
  await checkApiTrust({ url: await listen(() => 503) });
});
