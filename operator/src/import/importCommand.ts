import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createFetchPicture, fetchFile, openOriginals, PictureProcess } from '@marquee/api/acts/pictures.ts';
import { pino } from 'pino';
import type { FileTree } from '../files/FileTree.ts';
import { openTree } from '../files/openTree.ts';
import type { Command, CommandContext, CommandInput } from '../frame/Command.ts';
import { UsageError } from '../frame/parseCommand.ts';
import { siteOption } from '../frame/siteOption.ts';
import { refuseArchive } from './archiveHint.ts';
import { readGhost } from './ghost/readGhost.ts';
import { importRecords } from './importRecords.ts';
import { readMarkdown } from './markdown/readMarkdown.ts';
import { readMedium } from './medium/readMedium.ts';
import { readNewsroom } from './newsroom/readNewsroom.ts';
import { PictureImport } from './pictures/PictureImport.ts';
import type { SourceItem } from './record.ts';
import { openReport } from './report/openReport.ts';
import { reportText } from './report/reportText.ts';
import { readSubstack } from './substack/readSubstack.ts';
import { readWxr } from './wxr/readWxr.ts';

const options: Command['options'] = {
  site: { type: 'string' },
  pictures: { type: 'string' },
  fetch: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  report: { type: 'string' },
  'former-site': { type: 'string' },
};

/** Commands that import the posts of another system into a site. */
export const importCommands: readonly Command[] = [
  commandOf('wxr', 'file', 'Imports the posts of a WordPress export (WXR) into a site.'),
  commandOf('ghost', 'file', 'Imports the posts of a Ghost export (JSON) into a site.'),
  commandOf('medium', 'zip-or-folder', 'Imports the posts of a Medium export into a site.'),
  commandOf('substack', 'zip-or-folder', 'Imports the posts of a Substack export into a site.'),
  commandOf('markdown', 'folder-or-zip', 'Imports Markdown files with front matter into a site.'),
];

type Format = 'wxr' | 'ghost' | 'medium' | 'substack' | 'markdown';

/** Readers of formats that are a folder or an archive. */
const treeReaders = { medium: readMedium, substack: readSubstack, markdown: readMarkdown };

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
  const site = siteOption(given);
  const files = typeof given.report === 'string' ? openReport(given.report) : null;
  const source = format in treeReaders ? await openTree(path) : null;
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
      ...{ keepComment: files?.keepComment ?? null, formerSite: formerSiteOf(given['former-site']) },
      items: itemsOf(format, path, source),
      newsroom: format === 'markdown' && source ? await readNewsroom(source) : null,
    });
    await files?.write(report);
    for (const line of reportText(report)) print(line);
    return report.error === null;
  } finally {
    await pictures.close();
    await process.close();
    await source?.close();
    await ownTree?.close();
  }
}

async function* itemsOf(format: Format, path: string, source: FileTree | null): AsyncGenerator<SourceItem> {
  if (format !== 'wxr' && format !== 'ghost') {
    if (source) yield* treeReaders[format](source);
    return;
  }
  await refuseArchive(path);
  yield* format === 'wxr' ? readWxr(path) : readGhost(path);
}

/** @throws UsageError */
function formerSiteOf(given: string | boolean | undefined): string | undefined {
  if (typeof given !== 'string') return undefined;
  if (/^https?:\/\//i.test(given) && URL.canParse(given)) return given;
  throw new UsageError('--former-site must be an address such as https://old.example.');
}
