import { describe, expect, it } from '@jest/globals';
import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import Fastify from 'fastify';
import { Hosts } from '../address/Hosts.ts';
import type { LoadedReleaseSet } from '../releaseSet/loadReleaseSet.ts';
import { serviceWorkerRoute } from './serviceWorkerRoute.ts';

const hosts = new Hosts({ marqueeDomain: 'localhost', publicProtocol: 'http', port: 3000 }, siteFolderKeys());
hosts.use({ domain: 'localhost', sites: [], hosts: [{ name: 'old.test', host: 'beat', isCanonical: false }] });

async function ask({ host = 'beat.localhost', isServiceWorkerOn = true, devOrigin = null as string | null } = {}) {
  const app = Fastify();
  const releaseSet = { devOrigin, serviceWorkers: { live: 'live()', retired: 'retired()' } } as LoadedReleaseSet;
  serviceWorkerRoute(app, { hosts, releaseSet, isServiceWorkerOn });
  const response = await app.inject({ url: '/service-worker.js', headers: { host } });
  await app.close();
  return response;
}

describe('the service worker', () => {
  it('is a script that is revalidated each time and may only fetch from its own site', async () => {
    const { statusCode, headers, body } = await ask();
    expect([statusCode, body]).toEqual([200, 'live()']);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  });

  it('removes itself when it is off, and where a part comes from a dev server', async () => {
    expect((await ask({ isServiceWorkerOn: false })).body).toBe('retired()');
    expect((await ask({ devOrigin: 'http://localhost:3150' })).body).toBe('retired()');
  });

  it('removes itself at a host name that redirects', async () => {
    expect((await ask({ host: 'old.test' })).body).toBe('retired()');
  });

  it('is missing on the creator host and on hosts that are not ours', async () => {
    expect((await ask({ host: 'vocal.localhost' })).statusCode).toBe(404);
    expect((await ask({ host: 'elsewhere.example' })).statusCode).toBe(404);
  });
});
