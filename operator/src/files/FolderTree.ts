import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type FileTree, FileTreeError, maxFiles } from './FileTree.ts';

/** The files below a folder. Symbolic links are not followed, because they could lead out of the folder. */
export class FolderTree implements FileTree {
  readonly paths: readonly string[];
  readonly #folder: string;
  readonly #known: ReadonlySet<string>;

  private constructor(folder: string, paths: readonly string[]) {
    this.#folder = folder;
    this.paths = paths;
    this.#known = new Set(paths);
  }

  /** @throws FileTreeError for a folder with too many files */
  static async open(folder: string): Promise<FolderTree> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    if (files.length > maxFiles)
      throw new FileTreeError(`${folder} has more than ${maxFiles} files. Import a part of it.`);
    const paths = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
    return new FolderTree(folder, paths.sort());
  }

  async read(path: string, maxBytes: number): Promise<Buffer | undefined> {
    if (!this.#known.has(path)) return undefined;
    const file = await open(join(this.#folder, path), constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      const { size } = await file.stat();
      if (size > maxBytes) throw new FileTreeError(`${path} has ${size} bytes. The maximum is ${maxBytes}.`);
      return await file.readFile();
    } finally {
      await file.close();
    }
  }

  async close(): Promise<void> {
    // No file stays open between two reads.
  }
}
