import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Attack, counted, type Row, row } from '../Attack.ts';
import type { OwnNetwork, Target } from '../Target.ts';
import { environmentNames, shellProcesses } from './shellProcesses.ts';

const secrets = ['OPERATOR_TOKEN', 'DATABASE_URL', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];
const calls = 20;
const readableByAll = 0o004;

/** F14: the environment of the processes that run code of releases. */
async function workersKeep({ pid }: OwnNetwork): Promise<Row> {
  const { workers } = await shellProcesses(pid);
  const kept = [];
  for (const worker of workers) {
    const names = await environmentNames(worker);
    kept.push(secrets.filter((name) => names.includes(name)).join(' ') || 'none');
  }
  const isClean = kept.length > 0 && kept.every((names) => names === 'none');
  return row('F14', `secrets in /proc/<pid>/environ of ${workers.length} workers`, 'none', counted(kept), isClean);
}

/** F14: the cookie that signs an operator in. */
async function cookieLeaks(target: Target, { operatorToken }: OwnNetwork): Promise<Row> {
  const { status, headers } = await target.ask('/_marquee/sign-in', {
    method: 'POST',
    from: '127.14.1.7',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${target.hostOf('omni')}`,
    },
    body: new URLSearchParams({ token: operatorToken }).toString(),
  });
  const value = decodeURIComponent(headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '');
  const readings = [value, ...value.split(/[=.]/).map((part) => Buffer.from(part, 'base64url').toString('latin1'))];
  const digests = (['hex', 'base64', 'base64url', 'latin1'] as const).map((encoding) =>
    createHash('sha256').update(operatorToken).digest().toString(encoding),
  );
  const leaks = readings.some((reading) => [operatorToken, ...digests].some((secret) => reading.includes(secret)));
  return row(
    'F14',
    'the session cookie of the operator',
    'nothing of the token',
    value ? (leaks ? 'the token’s sha256' : 'nothing of the token') : `no cookie (${status})`,
    value !== '' && !leaks,
  );
}

/** F15: files that other accounts of the machine may read. */
async function openFiles({ dataFolder }: OwnNetwork): Promise<Row> {
  const open: string[] = [];
  for (const folder of ['registry', 'logs', 'storage', 'impressions', 'originals']) {
    const entries = await readdir(path.join(dataFolder, folder), { recursive: true }).catch(() => []);
    for (const entry of entries) {
      const { mode } = await stat(path.join(dataFolder, folder, entry)).catch(() => ({ mode: 0 }));
      if (mode & readableByAll) open.push(folder);
    }
  }
  return row('F15', 'files of DATA_DIR that everybody may read', 'none', counted(open) || 'none', open.length === 0);
}

/** F15: lines that a call to the api writes into the shell's log. */
async function logLines(target: Target, { dataFolder }: OwnNetwork): Promise<Row> {
  const log = path.join(dataFolder, 'logs', 'shell.log');
  const lines = async () => (await readFile(log, 'utf8')).split('\n').length;
  const before = await lines();
  for (let n = 0; n < calls; n += 1) await target.ask('/api/categories/list');
  const written = (await lines()) - before;
  return row('F15', `lines in the shell’s log for ${calls} calls to the api`, 'none', `${written}`, written < calls);
}

/** F14 and F15, as far as they are seen on the machine itself. */
export const inspectNode: Attack = async (target) => {
  const { own } = target;
  if (!own) return [];
  return [await workersKeep(own), await cookieLeaks(target, own), await openFiles(own), await logLines(target, own)];
};
