/** The files of a folder or of an archive, by their paths with `/` between the names. */
export type FileTree = {
  /** Paths of all files, in the order of their characters. */
  readonly paths: readonly string[];
  /**
   * @returns the file's bytes; undefined when there is no such file.
   * @throws FileTreeError for a file of more bytes than that
   */
  read(path: string, maxBytes: number): Promise<Buffer | undefined>;
  close(): Promise<void>;
};

/** A refusal of a folder, an archive, or a file in it. */
export class FileTreeError extends Error {}

/** More files than the largest site has. */
export const mostFiles = 200_000;
