/** The files of a folder or of an archive, by their paths with `/` between the names. */
export type FileTree = {
  /** Paths of all files, in the order of their characters. */
  readonly paths: readonly string[];
  /**
   * @returns the file's bytes; undefined for a missing file
   * @throws FileTreeError for a larger file
   */
  read(path: string, maxBytes: number): Promise<Buffer | undefined>;
  close(): Promise<void>;
};

/** Error for an unusable folder or archive, or a file in it. */
export class FileTreeError extends Error {}

/** Maximum number of files, more than the largest site has. */
export const maxFiles = 200_000;
