import { open } from 'node:fs/promises';
import type { FileTree } from '../files/FileTree.ts';
import { openTree } from '../files/openTree.ts';
import { SourceError } from './record.ts';

/** Matches the file of a post of Medium, with the post's id at its end: `posts/2019-05-04_A-title-8272103f6e.html`. */
export const mediumPost = /(?:^|\/)posts\/(?:\d{4}-\d\d-\d\d|draft)_.*?([\da-f]{8,})?\.html$/i;
export const substackList = /(?:^|\/)posts\.csv$/;
export const markdownPost = /\.(?:md|markdown)$/i;

/** Files by which an export is recognized, in the order in which they count. */
const formats: readonly (readonly [RegExp, string])[] = [
  [substackList, 'an export of Substack. Use the command “import substack”.'],
  [mediumPost, 'an export of Medium. Use the command “import medium”.'],
  [markdownPost, 'a folder of Markdown. Use the command “import markdown”.'],
  [/\.xml$/i, 'an archive with an XML file. Unpack it and use the command “import wxr”.'],
  [/\.json$/i, 'an archive with a JSON file. Unpack it and use the command “import ghost”.'],
];

/** Says which command imports the files, with a space before it. Empty for unknown files. */
export function archiveHint({ paths }: Pick<FileTree, 'paths'>): string {
  const [, words] = formats.find(([file]) => paths.some((path) => file.test(path))) ?? [];
  return words === undefined ? '' : ` This is ${words}`;
}

/**
 * Refuses a zip archive in place of a file.
 * @throws SourceError that says which command imports the archive
 */
export async function refuseArchive(path: string): Promise<void> {
  const file = await open(path).catch(() => null);
  const start = await file?.read(Buffer.alloc(4), 0, 4, 0).finally(() => file.close());
  if (start?.buffer.toString('latin1') !== 'PK\x03\x04') return;
  const tree = await openTree(path);
  try {
    throw new SourceError(`${path} is a zip archive.${archiveHint(tree) || ' Unpack it and name the file in it.'}`);
  } finally {
    await tree.close();
  }
}
