import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from '../../shell/src/releases/manifest.ts';

type Files = Manifest['browser']['files'];

const compressible = /\.(js|css|svg|json|html|txt|webmanifest)$/;

/** Hashes and sizes of every file in a folder. With `compress`, each that compresses gets a `.br` beside it. */
export async function describeFiles(folder: string, { compress }: { compress: boolean }): Promise<Files> {
  const files: Files = {};
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    const compressed = compress && compressible.test(file) ? brotliCompressSync(bytes) : null;
    if (compressed) await writeFile(`${file}.br`, compressed);
    files[path.relative(folder, file)] = {
      integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      bytes: bytes.length,
      brotliBytes: compressed?.length ?? bytes.length,
    };
  }
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => a.localeCompare(b)));
}
