import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { partNames } from '@marquee/releases/partNames.ts';
import { repositoryRoot } from '@marquee/tools/bundler/webpackBase.ts';

const run = promisify(execFile);

/** A clone of the repository that belongs to root, so that nodes can read it only. */
export class Checkout {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Clones the sources as they are, with changes that are in no commit, and takes builds along.
   * @param hasPackages whether the packages of the repository come along, those for development too
   * @param commit clones an earlier state instead
   */
  static async clone(
    folder: string,
    { hasPackages, commit }: { hasPackages: boolean; commit?: string },
  ): Promise<Checkout> {
    const git = async (cwd: string, ...words: string[]) => (await run('git', words, { cwd })).stdout.trim();
    const state = commit ?? ((await git(repositoryRoot, 'stash', 'create')) || 'HEAD');
    const hash = await git(repositoryRoot, 'rev-parse', state);
    await run('git', ['clone', '--quiet', '--no-checkout', '--shared', repositoryRoot, folder]);
    await git(folder, 'checkout', '--quiet', '--detach', hash);
    if (hasPackages) await takePackages(folder);
    const checkout = new Checkout(folder);
    if (!commit) await checkout.#takeBuilds();
    await chmod(folder, 0o755);
    return checkout;
  }

  /** Copies what is built already, so that only other sources are built again. */
  async #takeBuilds(): Promise<void> {
    for (const part of partNames) {
      const built = path.join(repositoryRoot, part, 'dist');
      if (existsSync(built)) await run('cp', ['-a', built, path.join(this.folder, part)]);
    }
  }

  async commitAll(message: string): Promise<void> {
    const identity = ['-c', 'user.name=Post team', '-c', 'user.email=post@example.org'];
    await run('git', [...identity, 'commit', '--quiet', '--no-verify', '-am', message], { cwd: this.folder });
  }
}

async function takePackages(folder: string): Promise<void> {
  // Hard links, because nothing changes the files of a package in place. Another file system gets a copy.
  for (const place of ['.', ...(await readdir(repositoryRoot))]) {
    const packages = path.join(repositoryRoot, place, 'node_modules');
    const target = path.join(folder, place);
    if (place === 'node_modules' || !existsSync(packages) || !existsSync(target)) continue;
    await run('cp', ['-al', packages, target]).catch(() => run('cp', ['-a', packages, target]));
  }
  // Copies the files that npm and our commands write in place. Through a hard link, a command of the clone would change
  // the repository.
  const own = path.join(folder, 'node_modules');
  await rm(path.join(own, '.cache'), { recursive: true, force: true });
  for (const record of ['.package-lock.json', '.installed-lock'])
    await run('cp', ['--remove-destination', path.join(repositoryRoot, 'node_modules', record), own]);
}
