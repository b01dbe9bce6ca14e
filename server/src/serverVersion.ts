import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const sources = '{server,releases,platform}/src/**/*.ts';

/** Version of the server around the parts, as its code is on the disk now: that of its package, and ten digits of a hash of its sources. */
export async function serverVersion(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: root })) if (!/\.test\.ts$|\/testing\//.test(file)) files.push(file);
  const hash = createHash('sha256');
  const texts = await Promise.all(files.sort().map((file) => readFile(path.join(root, file))));
  for (const [place, file] of files.entries()) hash.update(file).update(texts[place] ?? '');
  const { version } = JSON.parse(await readFile(path.join(root, 'server/package.json'), 'utf8')) as { version: string };
  return `${version}-${hash.digest('hex').slice(0, 10)}`;
}
