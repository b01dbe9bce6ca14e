import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { integrityOf } from '@marquee/platform/files/integrityOf.ts';
import type { PartName } from '@marquee/shared/domain';
import { type Manifest, manifestSchema } from '../manifest.ts';
import { verifyRelease } from '../ReleaseCache.ts';
import { ReleaseError } from '../ReleaseError.ts';
import { releaseDigest } from '../releaseDigest.ts';
import { unpackRelease } from '../storage/packRelease.ts';

/**
 * Unpacks an uploaded archive and checks it against its own manifest. The archive must contain exactly the listed files, and its version
 * must be the hash of these files.
 * @param into a folder that does not exist yet
 * @throws ReleaseError `broken-archive`, `other-release`
 */
export async function receiveArchive(
  archiveFile: string,
  into: string,
  { name, version }: { name: PartName; version: string },
): Promise<Manifest> {
  const manifest = await unpackChecked(archiveFile, into).catch((error: unknown) => {
    // Hides the server's own paths from the caller.
    const reason = firstLine(error).replaceAll(path.dirname(into), '');
    throw new ReleaseError('broken-archive', `The archive is invalid: ${reason}`);
  });
  if (manifest.name !== name || manifest.version !== version)
    throw new ReleaseError(
      'other-release',
      `The archive holds ${manifest.name}@${manifest.version} and not ${name}@${version}.`,
    );
  return manifest;
}

async function unpackChecked(archiveFile: string, into: string): Promise<Manifest> {
  await unpackRelease(createReadStream(archiveFile), into);
  const manifest = manifestSchema.parse(JSON.parse(await readFile(path.join(into, 'manifest.json'), 'utf8')));
  const { browser, server, typeSources = {}, probes, routes } = manifest;
  if (!browser.files[browser.entry]) throw new Error(`Its entry ${browser.entry} is missing.`);
  if (server && !server.files[server.entry]) throw new Error(`Its server entry ${server.entry} is missing.`);
  const named = new Set([
    'manifest.json',
    ...Object.keys(browser.files).map((file) => `browser/${file}`),
    ...Object.keys(server?.files ?? {}).map((file) => `server/${file}`),
    ...Object.keys(typeSources).map((file) => `sources/${file}`),
  ]);
  const found = await filesIn(into);
  for (const file of named) if (!found.includes(file)) throw new Error(`${file} is missing.`);
  await verifyRelease(into, manifest);
  const described: Manifest['browser']['files'] = {};
  for (const [file, integrity] of Object.entries(typeSources)) {
    const bytes = await readFile(path.join(into, 'sources', file));
    if (integrityOf(bytes) !== integrity) throw new Error(`sources/${file} is not the file that the manifest names.`);
    described[file] = { integrity, bytes: bytes.length, brotliBytes: bytes.length };
  }
  const digest = releaseDigest(browser.files, server?.files ?? null, described, { probes, routes });
  if (!manifest.version.endsWith(`-${digest}`))
    throw new Error(`${manifest.version} is not the version of these files, which ends with ${digest}.`);
  for (const file of found) {
    if (!named.has(file) && !isMapOf(file, manifest)) await checkCompressed(into, file, browser.files);
  }
  return manifest;
}

/** Returns the paths of all files, including hidden files. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/**
 * True for the source map of a listed file. The manifest does not list maps, and the version does not depend on them.
 */
function isMapOf(file: string, { browser, server }: Manifest): boolean {
  const [, side, name = ''] = /^maps\/(browser|server)\/(.+)\.map$/.exec(file) ?? [];
  return side !== undefined && Object.hasOwn((side === 'browser' ? browser : server)?.files ?? {}, name);
}

/** Checks that a file is the compressed copy of a browser file. The manifest does not list compressed copies. */
async function checkCompressed(folder: string, file: string, files: Manifest['browser']['files']): Promise<void> {
  const [, name = ''] = /^browser\/(.+)\.br$/.exec(file) ?? [];
  const original = files[name];
  if (!original) throw new Error(`${file} is not in its manifest.`);
  const compressed = await readFile(path.join(folder, file));
  const bytes = await decompress(compressed, { maxOutputLength: original.bytes + 1 }).catch(() => null);
  if (!bytes || integrityOf(bytes) !== original.integrity) throw new Error(`${file} is not ${name} compressed.`);
}

const decompress = promisify(brotliDecompress);

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
