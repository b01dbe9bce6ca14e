import { type FileTree, FileTreeError } from '../files/FileTree.ts';

/** Maximum file size, longer than any post. */
const maxBytes = 5 * 1_048_576;

/**
 * Reads an HTML file of an export.
 * @throws FileTreeError for a file that is too large, damaged or not in UTF-8
 */
export async function readArchivedHtml(tree: FileTree, path: string): Promise<string> {
  const bytes = (await tree.read(path, maxBytes)) ?? Buffer.alloc(0);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\0', '');
  } catch (cause) {
    throw new FileTreeError(`${path} is not in UTF-8.`, { cause });
  }
}
