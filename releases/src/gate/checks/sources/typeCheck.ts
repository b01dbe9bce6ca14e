import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scaleTimeout } from '../../scaleTimeout.ts';

/** A place where a consumer does not fit the contract. */
export type TypeProblem = { file: string; line: number; code: string; message: string };

const requireFile = createRequire(import.meta.url);
const nodeModules = path.resolve(import.meta.dirname, '../../../../../node_modules');
/** Maximum time for one run on an idle machine, in milliseconds. A run usually takes a second. */
const typeCheckMs = 60_000;

/** Returns the path of the compiler. Null if only production packages are installed. */
export function findTypeScript(): string | null {
  try {
    return path.join(path.dirname(requireFile.resolve('typescript/package.json')), 'bin/tsc');
  } catch {
    return null;
  }
}

/** File in which the compiler records which files it has checked. */
const knownFile = 'types.tsbuildinfo';

const compilerOptions = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  isolatedModules: true,
  noEmit: true,
  incremental: true,
  tsBuildInfoFile: `./${knownFile}`,
  skipLibCheck: true,
  // Resolves packages by their paths in the folder and not by the targets of the links, so that both are one program.
  preserveSymlinks: true,
  types: ['node', 'webpack-env'],
};

/** Returns a fingerprint of the compiler, its options and the packages that it finds. */
export async function compilerState(typeScript: string): Promise<string> {
  const packages = await readFile(path.join(nodeModules, '.package-lock.json'), 'utf8').catch(() => '');
  return createHash('sha256')
    .update(JSON.stringify([typeScript, compilerOptions, packages]))
    .digest('base64url');
}

/** Paths of `@marquee/shared` and its entries for the compiler. */
async function contractPaths(folder: string): Promise<Record<string, string[]>> {
  const { exports } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.fromEntries(
    Object.entries(exports).map(([entry, file]) => [
      `@marquee/shared${entry.slice(1)}`,
      [`./mf-shared/${file.slice(2)}`],
    ]),
  );
}

/**
 * Type-checks the sources of remotes together with a contract, which may differ from the contract of their own release.
 * @param contract folder of mf-shared's package.json and src
 * @param consumers folders of sources by the name that problems carry: `mf-post`
 * @param cacheFolder folder for the compiler's record of the last run. The compiler only checks files that changed
 * since
 * @throws if the compiler cannot be run
 */
export async function typeCheck(
  typeScript: string,
  contract: string,
  consumers: Readonly<Record<string, string>>,
  cacheFolder: string,
): Promise<TypeProblem[]> {
  const cached = path.join(cacheFolder, `${Object.keys(consumers).sort().join('+')}.tsbuildinfo`);
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-contract-'));
  try {
    // Uses links, because copying a thousand files takes a second.
    const links = { ...consumers, 'mf-shared': contract, node_modules: nodeModules };
    for (const [name, target] of Object.entries(links)) await symlink(path.resolve(target), path.join(folder, name));
    const config = {
      compilerOptions: { ...compilerOptions, paths: await contractPaths(contract) },
      // Sources do not import the contract's declarations for packages without types, so they are listed here.
      include: [...Object.keys(consumers), 'mf-shared/src/**/*.d.ts'],
    };
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    // The first run has no record.
    await copyFile(cached, path.join(folder, knownFile)).catch(() => undefined);
    const problems = parseProblems(await compile(typeScript, folder));
    await keep(path.join(folder, knownFile), cached);
    return problems;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Stores a file atomically, because two evaluations may store it at the same time. */
async function keep(file: string, cached: string): Promise<void> {
  if (!existsSync(file)) return;
  await mkdir(path.dirname(cached), { recursive: true });
  const draft = `${cached}.${process.pid}.${crypto.randomUUID()}`;
  await copyFile(file, draft);
  await rename(draft, cached);
}

function compile(typeScript: string, folder: string): Promise<string> {
  const options = { cwd: folder, timeout: scaleTimeout(typeCheckMs), maxBuffer: 16_000_000 };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [typeScript, '-p', '.', '--pretty', 'false'], options, (error, stdout, stderr) => {
      // The compiler exits with 1 or 2 if it has found problems.
      if (error && !/error TS\d+/.test(stdout)) reject(new Error(`tsc: ${stderr || stdout || error.message}`));
      else resolve(stdout);
    });
  });
}

/** Ignores packages that are missing on this machine, and the errors that follow, because they are no fault of the contract. */
const isAboutOwnPackages = ({ code, message }: TypeProblem) =>
  (code === 'TS2307' && !/'(@marquee\/|\.)/.test(message)) || /^TS70\d\d$/.test(code);

export function parseProblems(output: string): TypeProblem[] {
  return output.split('\n').flatMap((text) => {
    const [, file, line, code, message] = /^(\S.*?)\((\d+),\d+\): error (TS\d+): (.*)$/.exec(text) ?? [];
    if (!file || !line || !code || !message) {
      const [, general] = /^(error TS\d+: .*)$/.exec(text) ?? [];
      if (general) throw new Error(`tsc: ${general}`);
      return [];
    }
    const problem = { file, line: Number(line), code, message };
    return isAboutOwnPackages(problem) ? [] : [problem];
  });
}
