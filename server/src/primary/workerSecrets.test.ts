import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { releasedCodeEnvironment } from '@marquee/releases/releasedCodeEnvironment.ts';
import { readServerConfig } from '../config.ts';

const token = 'the-secret-of-the-operator';
const settings = {
  OPERATOR_TOKEN: token,
  DATABASE_URL: 'postgres://the-secret-of-the-database',
  AWS_ACCESS_KEY_ID: 'the-secret-key-id',
  AWS_SECRET_ACCESS_KEY: 'the-secret-key',
  AWS_SESSION_TOKEN: 'the-secret-session',
  RELEASE_TOKEN: 'the-secret-of-a-team',
  SOMETHING_NEW: 'the-secret-of-tomorrow',
  PAGE_CACHE_MB: '7',
};
const primary = path.join(import.meta.dirname, 'testing/primary.ts');

/** Starts a worker from a process with all these settings. @returns its environment as the system shows it, and its first message */
async function startWorker(socket: string, given: string): Promise<{ environment: string; sent: unknown }> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', primary, socket, given],
    { env: { ...process.env, ...settings, NODE_OPTIONS: '' }, timeout: 120_000 },
  );
  return JSON.parse(stdout);
}

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a live worker has no secret in its environment and gets its own by message', async () => {
  const { environment, sent } = await startWorker('', token);
  expect(environment).not.toContain('the-secret');
  expect(environment).toContain('PAGE_CACHE_MB=7');
  expect(environment).toContain('MARQUEE_RELEASE_SET=');
  expect(environment).toContain('MALLOC_MMAP_THRESHOLD_=1048576');
  expect(sent).toEqual([{ kind: 'counted', counted: { OPERATOR_TOKEN: token } }]);
});

onLinux("a canary's worker has no secret in its environment", async () => {
  const { environment } = await startWorker('/no/such.sock', '');
  expect(environment).not.toContain('the-secret');
  expect(environment).toContain('MARQUEE_SOCKET=/no/such.sock');
});

test('a process of the gate gets no secret, and no variable of the worker that starts it', () => {
  const environment = releasedCodeEnvironment({ ...settings, MARQUEE_SOCKET: '/live.sock', NODE_UNIQUE_ID: '1' });
  expect(environment).toEqual({ PAGE_CACHE_MB: '7' });
});

test('a process that runs released code gets the settings of traces without their credentials', () => {
  const given = { OTEL_SERVICE_NAME: 'marquee', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  const secret = { OTEL_EXPORTER_OTLP_HEADERS: 'key=x', OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'key=x' };
  expect(releasedCodeEnvironment({ ...given, ...secret })).toEqual(given);
});

test('a process of the gate gets every setting with a default, none of which is a secret', () => {
  const names = Object.keys(readServerConfig({})).map((name) => name.replace(/[A-Z]/g, '_$&').toUpperCase());
  expect(names).toContain('SITES');
  expect(Object.keys(releasedCodeEnvironment(Object.fromEntries(names.map((name) => [name, 'x']))))).toEqual(names);
});
