import { readFile } from 'node:fs/promises';
import { findPackageJSON, isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Loader, type Plugin } from 'esbuild';

const [settings = '{}'] = process.argv.slice(2);
const { programs, folder, root } = JSON.parse(settings) as {
  programs: Record<string, string>;
  folder: string;
  root: string;
};

/** Loaded from their own packages: they look for files beside their own, or have code of the machine. */
const apart = /^(?:playwright-core|sharp|@node-rs\/argon2)$/;
/** A module's words for the place where it lies. */
const placeWords = /\b(?:import\.meta\.(?:dirname|filename|url)|__dirname|__filename)\b/g;

/** One of these in a file makes V8 keep all of it in two bytes a sign. */
const beyondLatin1 = /[\u0100-\uffff]/g;

const loaderOf = (file: string): Loader => (file.endsWith('.ts') ? 'ts' : 'js');

/** Whether Node reads a file as CommonJS: by its name, or by the package that it is in. */
async function isCommonJs(file: string): Promise<boolean> {
  if (/\.[cm]js$/.test(file)) return file.endsWith('.cjs');
  const owner = findPackageJSON(pathToFileURL(file));
  return owner !== undefined && JSON.parse(await readFile(owner, 'utf8')).type !== 'module';
}

const loadApart: Plugin = {
  name: 'load-apart',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path: name, kind, resolveDir, pluginData }) => {
      const isLate = kind === 'dynamic-import' && !isBuiltin(name);
      // The question is our own.
      if (pluginData === apart || (!isLate && !apart.test(name))) return null;
      const { path: file, errors } = await resolve(name, { kind, resolveDir, pluginData: apart });
      if (errors.length > 0) return { errors };
      // Of a package of the older kind that is loaded later, esbuild has the default export only, and Node all names.
      return apart.test(name) || (await isCommonJs(file)) ? { path: file, external: true } : null;
    });
  },
};

/** Modules find the files beside their sources, although they run from another one, and signs beyond Latin-1 are escapes. */
const changeSources: Plugin = {
  name: 'change-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.([cm]?js|ts)$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const places: Record<string, string> = {
        'import.meta.dirname': path.dirname(file),
        'import.meta.filename': file,
        'import.meta.url': pathToFileURL(file).href,
        ...(/\b(?:const|let|var) __(?:dirname|filename)\b/.test(source)
          ? {}
          : { __dirname: path.dirname(file), __filename: file }),
      };
      const contents = source
        .replaceAll(placeWords, (word) => (places[word] ? JSON.stringify(places[word]) : word))
        .replaceAll(beyondLatin1, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
      return contents === source ? null : { contents, loader: loaderOf(file) };
    });
  },
};

/** Writes programs as one file each, and what several of them need beside those. It is a process of its own, for the memory that it takes. */
await build({
  entryPoints: programs,
  absWorkingDir: root,
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', target: `node${process.versions.node}` },
  ...{ minifyWhitespace: true, lineLimit: 120, legalComments: 'none' },
  // Nothing reads them but the command that names places in stacks.
  ...{ sourcemap: 'external', sourcesContent: false },
  logLevel: 'silent',
  // Packages of the older kind ask for Node's own modules by it.
  banner: {
    js: `import { createRequire as marqueeRequire } from 'node:module'; const require = marqueeRequire(${JSON.stringify(import.meta.url)});`,
  },
  plugins: [loadApart, changeSources],
});
