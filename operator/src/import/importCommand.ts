import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createFetchPicture, fetchFile, openOriginals, PictureProcess } from '@marquee/api/acts/pictures.ts';
import { pino } from 'pino';
import type { FileTree } from '../files/FileTree.ts';
import { openTree } from '../files/openTree.ts';
import type { Command, CommandContext, CommandInput } from '../frame/Command.ts';
import { findSite } from '../sites/findSite.ts';
import { readGhost } from './ghost/readGhost.ts';
import { importRecords } from './importRecords.ts';
import { readMarkdown } from './markdown/readMarkdown.ts';
import { readNewsroom } from './newsroom/readNewsroom.ts';
import { PictureImport } from './pictures/PictureImport.ts';
import type { SourceItem } from './record.ts';
import { reportText } from './report/reportText.ts';
import { readWxr } from './wxr/readWxr.ts';

const options: Command['options'] = {
  site: { type: 'string' },
  pictures: { type: 'string' },
  fetch: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  report: { type: 'string' },
};

/** Commands that import the posts of another system into a site. */
export const importCommands: readonly Command[] = [
  commandOf('wxr', 'file', 'Imports the posts of a WordPress export (WXR) into a site.'),
  commandOf('ghost', 'file', 'Imports the posts of a Ghost export (JSON) into a site.'),
  commandOf('markdown', 'folder-or-zip', 'Imports Markdown files with front matter into a site.'),
];

type Format = 'wxr' | 'ghost' | 'markdown';

function commandOf(format: Format, argument: string, summary: string): Command {
  return {
    name: `import ${format}`,
    arguments: [argument],
    options,
    summary,
    run: (context, input) => run(format, input.arguments[argument] ?? '', context, input.options),
  };
}

async function run(
  format: Format,
  path: string,
  context: CommandContext,
  given: CommandInput['options'],
): Promise<boolean> {
  const { config, db, now, print } = context;
  const site = await findSite(db, '--site', given.site);
  const source = format === 'markdown' ? await openTree(path) : null;
  const ownTree = typeof given.pictures === 'string' ? await openTree(given.pictures) : null;
  const directory = join(config.dataDirectory, 'uploads');
  await mkdir(directory, { recursive: true });
  const process = new PictureProcess(pino({ level: 'silent' }));
  const pictures = await PictureImport.open({
    ...{ db, directory, originals: await openOriginals(config), tree: ownTree ?? source },
    fetch: given.fetch === true ? createFetchPicture() : null,
    fetchFile: given.fetch === true ? fetchFile : null,
    normalize: (from, kind, to) => process.normalize(from, kind, to),
  });
  try {
    const report = await importRecords({
      ...{ db, pictures, now, site, source: basename(path), isDryRun: given['dry-run'] === true },
      items: itemsOf(format, path, source),
      newsroom: source && (await readNewsroom(source)),
    });
    if (typeof given.report === 'string') await writeFile(given.report, `${JSON.stringify(report, null, 2)}\n`);
    for (const line of reportText(report)) print(line);
    return report.error === null;
  } finally {
    await pictures.close();
    await process.close();
    await source?.close();
    await ownTree?.close();
  }
}

function itemsOf(format: Format, path: string, source: FileTree | null): AsyncIterable<SourceItem> {
  if (source) return readMarkdown(source);
  return format === 'wxr' ? readWxr(path) : readGhost(path);
}
