import { watch } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type LogEntry, logEntrySchema, type ReadEntry, readEntry } from './logEntry.ts';
import { LogConflictError, type ReleaseLog } from './ReleaseLog.ts';

const digits = 10;
const fileName = (seq: number) => `${String(seq).padStart(digits, '0')}.json`;

/**
 * The log as a folder with a file for each entry. An entry is written whole and synced under another name, then linked to its
 * number, which the file system does for one writer only: so there is neither a lock that a killed process could leave behind nor
 * a torn entry.
 */
export class FileLog implements ReleaseLog {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async readAfter(seq: number): Promise<ReadEntry[]> {
    const entries: ReadEntry[] = [];
    for (let next = seq + 1; ; next += 1) {
      const file = path.join(this.#folder, fileName(next));
      try {
        entries.push(readEntry(next, await readFile(file, 'utf8')));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
          throw new Error(`Entry ${file} of the release log cannot be read`, { cause: error });
        // A missing file is the end of the log, unless the folder of an existing log is gone.
        if (seq > 0) await readdir(this.#folder);
        return entries;
      }
    }
  }

  async append(entry: LogEntry): Promise<void> {
    await this.#write(entry, (draft, target) =>
      link(draft, target).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'EEXIST' ? new LogConflictError(entry.seq) : error;
      }),
    );
  }

  async replace(entry: LogEntry): Promise<void> {
    await this.#write(entry, rename);
  }

  /** @param place gives the draft its number */
  async #write(entry: LogEntry, place: (draft: string, target: string) => Promise<void>): Promise<void> {
    const checked = logEntrySchema.parse(entry);
    await mkdir(this.#folder, { recursive: true });
    const target = path.join(this.#folder, fileName(checked.seq));
    const draft = `${target}.${process.pid}.${crypto.randomUUID()}`;
    try {
      const file = await open(draft, 'wx');
      try {
        await file.writeFile(`${JSON.stringify(checked)}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
      await place(draft, target);
      await syncFolder(this.#folder);
    } finally {
      await rm(draft, { force: true });
    }
  }

  watch(onChange: () => void): () => void {
    try {
      const watcher = watch(this.#folder, { persistent: false }, (_event, name) => {
        // The entry is a hard link to the draft, which is not an entry itself.
        if (name === null || /^\d+\.json$/.test(name)) onChange();
      });
      // A folder that goes away is met by the next poll.
      watcher.on('error', () => watcher.close());
      return () => watcher.close();
    } catch {
      // The folder does not exist yet. Polling finds it later.
      return () => undefined;
    }
  }

  async close(): Promise<void> {}
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
