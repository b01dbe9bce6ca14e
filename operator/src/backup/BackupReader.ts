import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { BackupError } from './BackupError.ts';
import { checkSeal } from './checkSeal.ts';
import {
  backupFormat,
  formatSchema,
  journalPath,
  type Manifest,
  manifestName,
  manifestSchema,
  originalPath,
  tablePath,
} from './Manifest.ts';

/** Maximum size of a manifest. A manifest of a million pictures has a quarter of that. */
const maxManifestBytes = 1024 ** 3;

/** A verified backup, whose bytes all match their checksums. */
export class BackupReader {
  readonly manifest: Manifest;
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, manifest: Manifest) {
    this.#zip = zip;
    this.#entries = entries;
    this.manifest = manifest;
  }

  /** @throws BackupError for a file that is truncated, altered, incomplete or of a newer version */
  static async open(path: string): Promise<BackupReader> {
    await checkSeal(path);
    const zip = await openPromise(path, { autoClose: false });
    try {
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      const reader = new BackupReader(zip, entries, await readManifest(zip, entries.get(manifestName), path));
      await reader.#verify(path);
      return reader;
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  async stream(path: string): Promise<Readable> {
    const entry = this.#entries.get(path);
    if (!entry) throw new BackupError(`The backup lacks the file ${path}. Use another copy.`);
    return this.#zip.openReadStreamPromise(entry);
  }

  async read(path: string): Promise<Buffer> {
    return readWhole(await this.stream(path));
  }

  close(): void {
    this.#zip.close();
  }

  async #verify(path: string): Promise<void> {
    const { tables, originals, journals } = this.manifest;
    const listed = [
      ...tables.map((table) => ({ ...table, path: tablePath(table) })),
      ...originals.map((original) => ({ ...original, path: originalPath(original) })),
      ...journals.map((journal) => ({ ...journal, path: journalPath(journal) })),
    ];
    if (listed.length + 1 !== this.#entries.size)
      throw new BackupError(`The files in ${path} differ from its manifest. Use another copy.`);
    for (const file of listed) {
      const hash = createHash('sha256');
      let bytes = 0;
      for await (const chunk of await this.stream(file.path)) {
        hash.update(chunk);
        bytes += chunk.length;
      }
      if (bytes !== file.bytes || hash.digest('hex') !== file.sha256)
        throw new BackupError(`${file.path} in ${path} was altered. Use another copy.`);
    }
  }
}

async function readManifest(zip: ZipFile, entry: Entry | undefined, path: string): Promise<Manifest> {
  if (!entry || entry.uncompressedSize > maxManifestBytes)
    throw new BackupError(`${path} has no manifest. Use another copy.`);
  const content: unknown = JSON.parse((await readWhole(await zip.openReadStreamPromise(entry))).toString());
  const { format } = formatSchema.parse(content);
  if (format > backupFormat)
    throw new BackupError(
      `${path} has format ${format}, and this version of Marquee reads format ${backupFormat}. Restore it with the version that created it.`,
    );
  return manifestSchema.parse(content);
}

async function readWhole(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
