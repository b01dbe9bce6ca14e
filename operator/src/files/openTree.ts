import { stat } from 'node:fs/promises';
import { type FileTree, FileTreeError } from './FileTree.ts';
import { FolderTree } from './FolderTree.ts';
import { ZipTree } from './ZipTree.ts';

/**
 * Opens a folder or a zip archive. The caller closes it.
 * @throws FileTreeError if the path is neither
 */
export async function openTree(path: string): Promise<FileTree> {
  const facts = await stat(path).catch((cause: unknown) => {
    throw new FileTreeError(`${path} cannot be read. Name a folder or a zip archive.`, { cause });
  });
  return facts.isDirectory() ? FolderTree.open(path) : ZipTree.open(path);
}
