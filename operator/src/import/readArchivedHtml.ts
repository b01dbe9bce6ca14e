import type { FileTree } from '../files/FileTree.ts';

/** Maximum file size, longer than any post. */
const maxBytes = 5 * 1_048_576;

/**
 * Reads an HTML file of an export.
 * @throws FileTreeError for a file that is too large or damaged
 * @throws TypeError for a file that is not UTF-8
 */
export async function readArchivedHtml(tree: FileTree, path: string): Promise<string> {
  const bytes = (await tree.read(path, maxBytes)) ?? Buffer.alloc(0);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\0', '');
}
