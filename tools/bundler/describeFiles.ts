import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@marquee/platform/files/integrityOf.ts';
import { integrityFile, type Manifest } from '@marquee/releases/manifest.ts';

type Files = Manifest['browser']['files'];

const compressible = /\.(js|css|svg|json|html|txt|webmanifest)$/;

async function describeFile(file: string, compress: boolean): Promise<Files[string]> {
  const bytes = await readFile(file);
  const compressed = compress && compressible.test(file) ? brotliCompressSync(bytes) : null;
  if (compressed) await writeFile(`${file}.br`, compressed);
  return {
    integrity: integrityOf(bytes),
    bytes: bytes.length,
    brotliBytes: compressed?.length ?? bytes.length,
  };
}

/** Returns hashes and sizes of all files in a folder. With `compress`, writes a `.br` beside each compressible file. */
export async function describeFiles(folder: string, { compress }: { compress: boolean }): Promise<Files> {
  const files: Files = {};
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br')) continue;
    const file = path.join(entry.parentPath, entry.name);
    files[path.relative(folder, file)] = await describeFile(file, compress);
  }
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => a.localeCompare(b)));
}

/**
 * Describes the browser's files and writes `integrity.json`, which has the hashes of all scripts. A page contains the hashes of the scripts
 * that it loads, and the hash of `integrity.json` for later scripts.
 */
export async function describeBrowserFiles(folder: string): Promise<Files> {
  const { [integrityFile]: _earlier, ...files } = await describeFiles(folder, { compress: true });
  const hashes = Object.entries(files).flatMap(([file, { integrity }]) =>
    file.endsWith('.js') ? [[file, integrity]] : [],
  );
  const file = path.join(folder, integrityFile);
  await writeFile(file, JSON.stringify(Object.fromEntries(hashes)));
  return { ...files, [integrityFile]: await describeFile(file, true) };
}
