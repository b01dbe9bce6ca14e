import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Loader, type Plugin } from 'esbuild';

const [settings = '{}'] = process.argv.slice(2);
const { programs, folder } = JSON.parse(settings) as { programs: Record<string, string>; folder: string };

/** Loaded from its own package: it looks for files beside its own. */
const apart = /^playwright-core$/;
/** A module's words for the place where it lies. */
const placeWords = /\b(?:import\.meta\.(?:dirname|filename|url)|__dirname|__filename)\b/;

const loaderOf = (file: string): Loader => (file.endsWith('.ts') ? 'ts' : 'js');

/** Modules find what lies beside their sources, although they run from another file. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: apart }, ({ path: name }) => ({
      path: fileURLToPath(import.meta.resolve(name)),
      external: true,
    }));
    onLoad({ filter: /\.([cm]?js|ts)$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      if (!placeWords.test(source)) return null;
      const places: Record<string, string> = {
        'import.meta.dirname': path.dirname(file),
        'import.meta.filename': file,
        'import.meta.url': pathToFileURL(file).href,
        ...(/\b(?:const|let|var) __(?:dirname|filename)\b/.test(source)
          ? {}
          : { __dirname: path.dirname(file), __filename: file }),
      };
      const contents = source.replaceAll(new RegExp(placeWords, 'g'), (word) =>
        places[word] ? JSON.stringify(places[word]) : word,
      );
      return { contents, loader: loaderOf(file) };
    });
  },
};

/** Writes programs as one file each, and what several of them need beside those. It is a process of its own, for the memory that it takes. */
await build({
  entryPoints: programs,
  // For the comment with which each module begins.
  absWorkingDir: path.resolve(import.meta.dirname, '../../..'),
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', target: `node${process.versions.node}` },
  legalComments: 'none',
  logLevel: 'silent',
  // Packages of the older kind ask for Node's own modules by it.
  banner: {
    js: `import { createRequire as marqueeRequire } from 'node:module'; const require = marqueeRequire(${JSON.stringify(import.meta.url)});`,
  },
  plugins: [keepPlaces],
});
