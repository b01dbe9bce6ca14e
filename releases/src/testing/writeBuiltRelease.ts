import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@marquee/platform/files/integrityOf.ts';
import type { Manifest } from '../manifest.ts';

export type BuiltRelease = { from: string; manifest: Manifest };

/**
 * Writes a release of mf-post as the bundler does, into a folder of its own below `folder`.
 * @param script content of its one file
 * @param entry path of that file below `browser`
 */
export async function writeBuiltRelease(
  folder: string,
  script: string,
  { version = '1.0.0-0123456789', entry = 'remoteEntry.js' }: { version?: string; entry?: string } = {},
): Promise<BuiltRelease> {
  const from = path.join(folder, `built-${createHash('md5').update(script).digest('hex')}`);
  const file = path.join(from, 'browser', entry);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, script);
  const manifest: Manifest = {
    name: 'mf-post',
    version,
    commit: 'abc',
    builtAt: '2026-11-20T00:00:00.000Z',
    mode: 'production',
    sources: 'x',
    federationName: 'mf_post',
    browser: {
      entry,
      files: { [entry]: { integrity: integrityOf(script), bytes: script.length, brotliBytes: script.length } },
    },
    server: null,
    exposes: {},
    contract: { package: '@marquee/shared', version: '1.0.0' },
  };
  await writeFile(path.join(from, 'manifest.json'), JSON.stringify(manifest));
  return { from, manifest };
}
