import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { type FileTree, FileTreeError, maxFiles } from './FileTree.ts';

/** Maximum compression of an archive. A text is compressed to a tenth, and a picture hardly at all. */
const maxExpansion = 200;
/** Bytes of small files, which may compress better because they can all be equal. */
const smallBytes = 1_048_576;
/** Maximum number of unpacked bytes of all files. */
const maxUnpackedBytes = 50 * 1024 ** 3;
const symbolicLink = 0o120000;
const kindOfFile = 0o170000;

/**
 * The files of a zip archive. Opening an archive reads only its index. Each file is unpacked into memory when it is
 * read. yauzl refuses paths that lead out of the archive, and files whose unpacked size differs from the index.
 */
export class ZipTree implements FileTree {
  readonly paths: readonly string[];
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
    this.paths = [...entries.keys()].sort();
  }

  /**
   * @throws FileTreeError for an archive that is damaged, unpacks to far more than its size, or contains links or
   *   passwords
   */
  static async open(path: string): Promise<ZipTree> {
    const zip = await openPromise(path, { autoClose: false }).catch((cause: unknown) => {
      throw new FileTreeError(`${path} is not a zip archive or is damaged (${messageOf(cause)}).`, { cause });
    });
    try {
      return new ZipTree(zip, await readIndex(zip, path));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  async read(path: string, maxBytes: number): Promise<Buffer | undefined> {
    const entry = this.#entries.get(path);
    if (!entry) return undefined;
    if (entry.uncompressedSize > maxBytes)
      throw new FileTreeError(`${path} has ${entry.uncompressedSize} bytes. The maximum is ${maxBytes}.`);
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of await this.#zip.openReadStreamPromise(entry)) chunks.push(chunk);
      return Buffer.concat(chunks);
    } catch (cause) {
      throw new FileTreeError(`${path} is damaged in the archive (${messageOf(cause)}).`, { cause });
    }
  }

  async close(): Promise<void> {
    this.#zip.close();
  }
}

async function readIndex(zip: ZipFile, path: string): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxFiles) throw new FileTreeError(`${path} has more than ${maxFiles} files.`);
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  let packed = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      unpacked += entry.uncompressedSize;
      packed += entry.compressedSize;
      refuseEntry(entry, path);
      entries.set(entry.fileName, entry);
    }
  } catch (cause) {
    if (cause instanceof FileTreeError) throw cause;
    throw new FileTreeError(`${path} is damaged (${messageOf(cause)}).`, { cause });
  }
  // The files of such an archive overlap, because many names share the same packed bytes.
  if (packed > zip.fileSize) throw new FileTreeError(`${path} declares more packed bytes than it has.`);
  if (unpacked > maxUnpackedBytes)
    throw new FileTreeError(`${path} unpacks to ${unpacked} bytes. The maximum is ${maxUnpackedBytes}.`);
  return entries;
}

function refuseEntry(entry: Entry, path: string): void {
  const { fileName, uncompressedSize, compressedSize } = entry;
  if (entry.isEncrypted()) throw new FileTreeError(`${fileName} in ${path} has a password. Pack it without one.`);
  if (((entry.externalFileAttributes >>> 16) & kindOfFile) === symbolicLink)
    throw new FileTreeError(`${fileName} in ${path} is a symbolic link. Pack the file itself.`);
  if (uncompressedSize > smallBytes && uncompressedSize > compressedSize * maxExpansion)
    throw new FileTreeError(`${fileName} in ${path} unpacks to more than ${maxExpansion} times its size.`);
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
