import { readConfig } from '@marquee/api/acts/settings.ts';
import { openTree } from '../../files/openTree.ts';
import { importDay, type TestImport } from '../../import/testing/testImport.ts';
import { exportCommand } from '../exportCommand.ts';

/** Exports the site "beat", and returns the printed lines. */
export async function exportFrom(from: TestImport, path: string): Promise<{ isWhole: boolean; lines: string[] }> {
  const config = readConfig({ DATA_DIR: from.dataDirectory, DATABASE_URL: from.url });
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const context = { config, db: from.db, databaseUrl: from.url, now: importDay, print, report: print };
  const isWhole = await exportCommand.run(context, { arguments: { site: 'beat', file: path }, options: {} });
  return { isWhole, lines };
}

/** Reads the files of an archive, each byte as one character. */
export async function filesOf(path: string): Promise<Map<string, string>> {
  const tree = await openTree(path);
  const files = new Map<string, string>();
  for (const name of tree.paths) files.set(name, (await tree.read(name, 10_000_000))?.toString('latin1') ?? '');
  await tree.close();
  return files;
}
