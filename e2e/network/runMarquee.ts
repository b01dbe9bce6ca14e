import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@marquee/tools/bundler/webpackBase.ts';
import type { OwnNetwork } from './ownNetwork.ts';

const run = promisify(execFile);

/** An operator's command on a running network. @returns its standard output */
export async function runMarquee({ dataFolder }: OwnNetwork, ...words: string[]): Promise<string> {
  const program = path.join(repositoryRoot, 'operator/src/main.ts');
  const args = ['--disable-warning=ExperimentalWarning', program, ...words];
  const { stdout } = await run(process.execPath, args, { env: { ...process.env, DATA_DIR: dataFolder } });
  return stdout;
}
