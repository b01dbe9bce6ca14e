import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundledFolders } from './bundledFolders.ts';
import { repositoryRoot } from './webpackBase.ts';

/** Hashes everything that affects a part's build: its sources, the contract, the bundler and the locked versions. */
export async function hashSources(part: string, mode: string): Promise<string> {
  const patterns = [
    `${part}/{src,sites}/**/*`,
    `${part}/{federation.ts,package.json}`,
    ...['mf-shared', ...bundledFolders(part)].map((folder) => `${folder}/src/**/*`),
    'tools/bundler/**/*',
    // Fonts, logos and icons of sites.
    'releases/src/sites/**/*',
    'package-lock.json',
  ];
  const files: string[] = [];
  for await (const entry of glob(patterns, { cwd: repositoryRoot, withFileTypes: true })) {
    if (entry.isFile() && !/\.(?:test|examples)\.tsx?$/.test(entry.name))
      files.push(path.join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256').update(mode);
  for (const file of files.sort()) hash.update(path.relative(repositoryRoot, file)).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
