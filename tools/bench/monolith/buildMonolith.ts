import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { readRemote } from '../../bundler/buildRelease.ts';
import { describeFiles } from '../../bundler/describeFiles.ts';
import { runWebpack } from '../../bundler/runWebpack.ts';
import { type BuildSide, repositoryRoot, webpackBase } from '../../bundler/webpackBase.ts';

export type Monolith = {
  /** CommonJS file with the exports of the shell's server bundle. */
  serverEntry: string;
  /** Bytes over the wire of the browser's first scripts. */
  mainBrotliBytes: number;
};

const shellRoot = path.join(repositoryRoot, 'shell');
const clientFolder = path.join(shellRoot, 'src/client');
/** Remotes with a server half; the creator platform is another application, which readers never load. */
const readersRemotes = ['mf-reader', 'mf-post'] as const;
/** The page whose module is in the bundle itself; those of the others are chunks, as in any application with routes. */
const ownPage = 'mf_reader/home';

/**
 * Builds shell and remotes of this checkout as one application without federation, with the same loaders, minimizer and
 * targets. It leaves out federation's needs: run time, the remotes' entries, shares, and hashes of other builds' files.
 * @param folder for all that comes out of it
 */
export async function buildMonolith(folder: string): Promise<Monolith> {
  await mkdir(folder, { recursive: true });
  const remotes = path.join(folder, 'remotes.js');
  const nothing = path.join(folder, 'noRemotes.js');
  const entry = path.join(folder, 'main.ts');
  await writeFile(remotes, await remotesModule());
  await writeFile(nothing, 'export function registerPageRemotes() {}\n');
  await writeFile(entry, await clientEntry());
  const config = (side: BuildSide): Configuration => {
    const outputPath = path.join(folder, side);
    const base = webpackBase({ packageRoot: shellRoot, outputPath, side, mode: 'production', namespace: 'monolith' });
    const forBrowser = side === 'browser';
    return {
      ...base,
      module: { ...base.module, ...(forBrowser ? {} : { parser: { javascript: { dynamicImportMode: 'eager' } } }) },
      entry: { main: forBrowser ? entry : './src/app/serverEntry.ts' },
      output: {
        ...base.output,
        filename: '[name].js',
        ...(forBrowser ? {} : { library: { type: 'commonjs-module' } }),
      },
      plugins: [replace(/\/federationHost\.ts$/, remotes), replace(/\/browserRemotes\.ts$/, nothing)],
    };
  };
  const { entrypoints } = await runWebpack(config('browser'));
  await runWebpack(config('server'));
  await writeFile(path.join(folder, 'server/package.json'), '{"type":"commonjs"}\n');
  const files = await describeFiles(path.join(folder, 'browser'), { compress: true });
  const initial = (entrypoints?.main?.assets ?? []).map(({ name }) => name);
  const mainBrotliBytes = initial.reduce((sum, name) => sum + (files[name]?.brotliBytes ?? Number.NaN), 0);
  return { serverEntry: path.join(folder, 'server/main.js'), mainBrotliBytes };
}

const replace = (pattern: RegExp, file: string) =>
  new webpack.NormalModuleReplacementPlugin(pattern, (resource) => {
    resource.request = file;
  });

/** Replaces federation: imports the remotes' exposed modules. */
async function remotesModule(): Promise<string> {
  const lines: string[] = [];
  for (const part of readersRemotes) {
    const remote = await readRemote(part);
    for (const [key, source] of Object.entries(remote?.exposes ?? {})) {
      const file = JSON.stringify(path.join(repositoryRoot, part, source));
      const module = `${remote?.federationName}/${key.slice(2)}`;
      const load = module === ownPage ? `import(/* webpackMode: "eager" */ ${file})` : `import(${file})`;
      lines.push(`  ${JSON.stringify(module)}: () => ${load},`);
    }
  }
  return [
    `const modules = {\n${lines.join('\n')}\n};`,
    'export function registerRemotes() {}',
    'export function guardRemotes() {}',
    'export const loadRemoteModule = (remote, expose) => modules[remote + "/" + expose]();\n',
  ].join('\n');
}

/** The shell's own first module, without the run time for remotes and without naming shares whole, which would keep all of each. */
async function clientEntry(): Promise<string> {
  const source = await readFile(path.join(clientFolder, 'main.tsx'), 'utf8');
  return source
    .replace(/^import '\.\/federationRuntime\.ts';$/m, '')
    .replace(/^ *\(\) => import\([^)]*'(?:react-dom\/client|@marquee\/shared[^']*)'\),$/gm, '')
    .replaceAll(/'\.\/([\w./]+)'/g, (_all, file: string) => JSON.stringify(path.join(clientFolder, file)));
}
