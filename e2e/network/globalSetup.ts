import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Network } from '@marquee/tools/network/Network.ts';
import { prepareReleases } from '@marquee/tools/network/prepareReleases.ts';
import { TestProvider, testClient } from '../../api/src/openid/testing/TestProvider.ts';
import { originOf, ports } from './addresses.ts';

/** Starts one api and the networks of the tests on throwaway data, and stops them when the tests are done. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-e2e-'));
  // The tests come from one address, and there are many of them.
  const environment = { LOG_LEVEL: 'warn', SIGN_IN_LIMIT: '1000', SIGN_UP_LIMIT: '1000' };
  const operatorToken = 'a-token-for-the-browser-tests';
  process.env.E2E_OPERATOR_TOKEN = operatorToken;
  const networkOn = (port: number, name: string, workers: number, more: Record<string, string> = {}) =>
    new Network({
      port,
      apiPort: ports.api,
      dataFolder: path.join(folder, name),
      workers,
      environment: { ...environment, ...more },
    });
  const provider = await TestProvider.start(`${originOf('vocal')}/api/vocal/auth/openid/callback`);
  provider.person = { sub: 'kim', email: 'kim@acme.example', email_verified: true, given_name: 'Kim' };
  const production = networkOn(ports.production, 'production', 2, {
    ...{ OPENID_ISSUER: provider.issuer, OPENID_LABEL: 'Sign in with Acme' },
    ...{ OPENID_CLIENT_ID: testClient.id, OPENID_CLIENT_SECRET: testClient.secret },
    // No other test approves posts of this magazine, or has this role.
    ...{ FOUR_EYES: 'longevity', SECOND_FACTOR_ROLES: 'auditor' },
  });
  const development = networkOn(ports.development, 'development', 1);
  const releases = networkOn(ports.releases, 'releases', 2, {
    OPERATOR_TOKEN: operatorToken,
    OVERRIDES: 'on',
    // Reports of several readers come from here.
    TRUST_PROXY: '127.0.0.1',
  });
  process.env.E2E_DATA = production.settings.dataFolder;
  process.env.E2E_RELEASES_DATA = releases.settings.dataFolder;

  const stop = async () => {
    await Promise.all([releases.stop(), development.stop()]);
    await production.stop();
    await provider.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const api = production.startApi();
    api.catch(() => undefined);
    const log = (sentence: string) => console.log(`● ${sentence}`);
    await prepareReleases(production.settings.dataFolder, log);
    await prepareReleases(releases.settings.dataFolder, log);
    await prepareReleases(development.settings.dataFolder, log, 'development');
    await api;
    await Promise.all([production.startShell(), development.startShell(), releases.startShell()]);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
