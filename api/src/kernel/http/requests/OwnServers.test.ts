import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { secretHeader } from '@marquee/platform/internal/secretHeader.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { OwnServers } from './OwnServers.ts';

const elsewhere = '10.1.2.3';
const reader = '203.0.113.9';
const forwarded = { 'x-forwarded-for': reader, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'beat.example' };

/** Opens a server that says which client a request is for. */
function open(secrets: readonly string[]): FastifyInstance {
  const servers = new OwnServers(secrets);
  const app = Fastify({ trustProxy: servers.trustProxy });
  servers.forgetStrangers(app);
  app.get('/client', async ({ ip, protocol, host }) => ({ ip, protocol, host }));
  app.get('/internal', { onRequest: servers.only }, async () => 'for servers');
  return app;
}

describe('with secrets', () => {
  const secrets = ['the-secret-of-this-network', 'its-former-secret-of-old-times'];
  let app: FastifyInstance;
  beforeAll(() => {
    app = open(secrets);
  });
  afterAll(() => app.close());

  const clientOf = async (remoteAddress: string, headers: Record<string, string>) =>
    (await app.inject({ url: '/client', remoteAddress, headers })).json();
  const statusOf = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url: '/internal', remoteAddress, headers })).statusCode;

  it.each(secrets)('knows a server on any machine by %s', async (secret) => {
    const headers = { [secretHeader]: secret };
    expect(await statusOf(elsewhere, headers)).toBe(200);
    expect(await clientOf(elsewhere, { ...headers, ...forwarded })).toEqual({
      ...{ ip: reader, protocol: 'https', host: 'beat.example' },
    });
  });

  it.each<[string, Record<string, string>]>([
    ['no secret', {}],
    ['an empty secret', { [secretHeader]: '' }],
    ['another secret', { [secretHeader]: 'the-secret-of-this-networ' }],
    ['a list of secrets', { [secretHeader]: secrets.join(',') }],
  ])('does not know a caller with %s, also on this machine', async (_what, headers) => {
    for (const address of [elsewhere, '127.0.0.1']) {
      expect(await statusOf(address, headers)).toBe(404);
      expect(await clientOf(address, { ...headers, ...forwarded })).toMatchObject({ ip: address, protocol: 'http' });
    }
  });

  it('believes only the last of several forwarded addresses, which its server has written', async () => {
    const headers = { [secretHeader]: secrets[0] ?? '', 'x-forwarded-for': `198.51.100.7, ${reader}` };
    expect(await clientOf(elsewhere, headers)).toMatchObject({ ip: reader });
  });
});

describe('without secrets', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = open([]);
  });
  afterAll(() => app.close());

  it('trusts direct calls of this machine, and no others', async () => {
    const statusOf = async (remoteAddress: string, headers: Record<string, string> = {}) =>
      (await app.inject({ url: '/internal', remoteAddress, headers })).statusCode;
    expect(await statusOf('127.0.0.1')).toBe(200);
    expect(await statusOf('127.0.0.1', forwarded)).toBe(404);
    expect(await statusOf(elsewhere)).toBe(404);
  });

  it('believes the addresses that a server on this machine forwards, and no others', async () => {
    const ipOf = async (remoteAddress: string) =>
      (await app.inject({ url: '/client', remoteAddress, headers: forwarded })).json().ip;
    expect(await ipOf('127.0.0.1')).toBe(reader);
    expect(await ipOf(elsewhere)).toBe(elsewhere);
  });
});
