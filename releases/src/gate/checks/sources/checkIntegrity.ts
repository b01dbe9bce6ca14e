import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@marquee/platform/files/integrityOf.ts';
import { type CheckContext, nameOf, releaseOf } from '../../CheckContext.ts';
import type { CheckResult } from '../../CheckResult.ts';

/** Checks that each cached file of the release matches its hash in the manifest. */
export async function checkIntegrity(context: CheckContext): Promise<CheckResult> {
  const { part, cache } = context;
  const manifest = releaseOf(context);
  const { browser, server, typeSources = {} } = manifest;
  const folder = cache.folder(part, manifest.version);
  const hashes = (kind: string, files: Record<string, { integrity: string }>) =>
    Object.entries(files).map(([file, { integrity }]): [string, string] => [`${kind}/${file}`, integrity]);
  const expected = [
    ...hashes('browser', browser.files),
    ...hashes('server', server?.files ?? {}),
    ...Object.entries(typeSources).map(([file, integrity]): [string, string] => [`sources/${file}`, integrity]),
  ];
  const problems: string[] = [];
  for (const [file, integrity] of expected) {
    const bytes = await readFile(path.join(folder, file)).catch(() => null);
    if (!bytes) problems.push(`${file} of ${nameOf(manifest)} is missing.`);
    else if (integrityOf(bytes) !== integrity)
      problems.push(`${file} of ${nameOf(manifest)} is not the file that its manifest names.`);
  }
  return { problems, detail: `All ${expected.length} files are those of the manifest.` };
}
