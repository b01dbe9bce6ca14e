import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@marquee/tools/bundler/webpackBase.ts';
import { parse } from 'yaml';

type Service = { command: string[]; entrypoint?: string[]; environment: Record<string, string>; read_only?: boolean };

const run = promisify(execFile);

/**
 * Reads the services of `docs/examples/compose` as docker-compose checks and expands them.
 * @param folder receives a copy with a filled-in `.env`
 * @param settings replace or add lines of `.env`
 */
export async function composeServices(
  folder: string,
  settings: Record<string, string>,
): Promise<Record<string, Service>> {
  await cp(path.join(repositoryRoot, 'docs/examples/compose'), folder, { recursive: true });
  const example = await readFile(path.join(folder, '.env.example'), 'utf8');
  const filled = example.replaceAll(/^(\w+)=$/gm, (_line, name: string) => `${name}=${secretFor(name)}`);
  const own = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  await writeFile(path.join(folder, '.env'), `${filled}\n${own.join('\n')}\n`, { mode: 0o600 });
  const { stdout } = await run('docker-compose', ['config'], { cwd: folder, env: { PATH: '/usr/bin:/bin' } });
  return (parse(stdout) as { services: Record<string, Service> }).services;
}

/** A secret as `.env.example` says how to make it. */
function secretFor(name: string): string {
  const bytes = randomBytes(32);
  return name === 'PAYEE_KEY' ? bytes.toString('base64') : bytes.toString('hex');
}
