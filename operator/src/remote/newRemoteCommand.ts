import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { LocalCommand } from '../frame/Command.ts';
import { newRemote } from './newRemote.ts';

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

export const newRemoteCommand: LocalCommand = {
  name: 'remote new',
  isLocal: true,
  arguments: ['name'],
  options: { 'no-install': { type: 'boolean' } },
  summary: 'Adds a part to this repository, with folder, page, test and team, and registers it.',
  async run({ print, report }, { arguments: { name = '' }, options }) {
    for (const file of await newRemote(repositoryRoot, name)) print(file);
    if (!options['no-install']) {
      report('Installing, so that the workspace is known …');
      const npm = spawn('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: repositoryRoot,
        stdio: ['ignore', 2, 2],
      });
      const [code] = (await once(npm, 'exit')) as [number | null];
      if (code !== 0) throw new Error('npm install failed. Run it again.');
    }
    report('');
    for (const line of nextSteps(name)) report(line);
    return true;
  },
};

const nextSteps = (name: string) =>
  [
    ['npm start', `its first version is live, at /${name} of every site`],
    [`npm run release -- token add ${name} mf-${name}`, 'a token for its team'],
    [`npm run release -- mf-${name} --canary 10`, 'a change of it, for every tenth reader'],
  ].map(([command = '', effect = '']) => `${command.padEnd(48)}${effect}`);
