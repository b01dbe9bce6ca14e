import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { clearJournalLock, isJournalLocked, type JournalLock, takeJournalLock } from './journalLock.ts';

/** A finished file of the journal. */
export type Segment = { path: string; bytes: number };

/** Error for a full journal, which only fills up while the database is down. */
export class JournalFullError extends Error {}

type Waiting = { line: string; written: () => void; failed: (error: unknown) => void };
type Current = Segment & { file: FileHandle };

const segmentName = /^([\w-]+)\.\d+\.reads$/;
const lockName = /^([\w-]+)\.lock$/;
/** Age at which a lock can count as abandoned. A process may still be creating a younger lock. */
const youngLockMs = 60_000;

/**
 * Writes lines to files of this process (`<process>.<number>.reads`). A line survives the process once `append`
 * resolves. Lines that wait at the same time share one write and one sync.
 */
export class ImpressionJournal {
  readonly #directory: string;
  readonly #maxBytes: number;
  readonly #name = `${process.pid}-${randomBytes(4).toString('hex')}`;
  #lock: JournalLock | undefined;
  #current: Current | undefined;
  #finished: Segment[] = [];
  #waiting: Waiting[] = [];
  #turn: Promise<unknown> = Promise.resolve();
  #files = 0;
  #bytes = 0;

  constructor(directory: string, maxBytes: number) {
    this.#directory = directory;
    this.#maxBytes = maxBytes;
  }

  /** Bytes that are still in the journal. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Bytes of the file that is being written. */
  get currentBytes(): number {
    return this.#current?.bytes ?? 0;
  }

  /** Finished files, oldest first. */
  get finished(): readonly Segment[] {
    return this.#finished;
  }

  async open(): Promise<void> {
    await mkdir(this.#directory, { recursive: true, mode: 0o700 });
    this.#lock = await takeJournalLock(this.#directory, this.#name);
  }

  /**
   * Appends a line.
   * @throws JournalFullError; the system's error if the write fails
   */
  append(line: string): Promise<void> {
    const bytes = Buffer.byteLength(line);
    if (this.#bytes + bytes > this.#maxBytes)
      return Promise.reject(new JournalFullError('The impression journal is full.'));
    this.#bytes += bytes;
    return new Promise((written, failed) => {
      this.#waiting.push({ line, written, failed });
      // Lines that arrive during a write share the next write.
      if (this.#waiting.length === 1) this.#inTurn(() => this.#writeWaiting());
    });
  }

  /** Finishes the current file; the next line starts another. */
  rotate(): Promise<void> {
    return this.#inTurn(() => this.#rotate());
  }

  /** Adopts the files of processes that have ended. */
  async adopt(): Promise<Segment[]> {
    const adopted: Segment[] = [];
    const names = (await readdir(this.#directory)).sort();
    const owners = new Set(names.flatMap((name) => segmentName.exec(name)?.[1] ?? []));
    owners.delete(this.#name);
    for (const owner of owners) {
      if (await isJournalLocked(this.#directory, owner)) continue;
      for (const name of names.filter((one) => segmentName.exec(one)?.[1] === owner)) {
        const path = join(this.#directory, name);
        const facts = await stat(path).catch(() => undefined);
        if (facts && !this.#finished.some((segment) => segment.path === path))
          adopted.push({ path, bytes: facts.size });
      }
      await clearJournalLock(this.#directory, owner);
    }
    await this.#clearLocks(names);
    this.#finished.unshift(...adopted);
    this.#bytes += adopted.reduce((sum, { bytes }) => sum + bytes, 0);
    return adopted;
  }

  /** The text of a finished file; empty when another process has removed it. */
  async read({ path }: Segment): Promise<string> {
    return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
  }

  /** Removes a finished file. */
  async remove(segment: Segment): Promise<void> {
    await rm(segment.path, { force: true });
    this.#drop(segment);
  }

  /** Takes a finished file out of the journal and keeps it on the disk for inspection. Resolves to its new path. */
  async quarantine(segment: Segment): Promise<string> {
    const path = `${segment.path}.refused`;
    await rename(segment.path, path);
    this.#drop(segment);
    return path;
  }

  /** Closes the journal. The next process adopts the files that are left. */
  async close(): Promise<void> {
    await this.rotate();
    await this.#lock?.release();
  }

  /** Removes locks of killed processes that had written no file. */
  async #clearLocks(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const owner = lockName.exec(name)?.[1];
      const facts = owner ? await stat(join(this.#directory, name)).catch(() => undefined) : undefined;
      if (!owner || !facts || Date.now() - facts.mtimeMs < youngLockMs) continue;
      if (!(await isJournalLocked(this.#directory, owner))) await clearJournalLock(this.#directory, owner);
    }
  }

  #drop(segment: Segment): void {
    this.#finished = this.#finished.filter((one) => one !== segment);
    this.#bytes -= segment.bytes;
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(task);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #writeWaiting(): Promise<void> {
    const group = this.#waiting;
    this.#waiting = [];
    const bytes = Buffer.from(group.map(({ line }) => line).join(''));
    try {
      const current = await this.#begin();
      current.bytes += bytes.length;
      await current.file.appendFile(bytes);
      await current.file.datasync();
      for (const { written } of group) written();
    } catch (error) {
      for (const { failed } of group) failed(error);
      if (!this.#current) this.#bytes -= bytes.length;
      // The file may end in the middle of a line, so nothing may be appended to it.
      await this.#rotate().catch(() => undefined);
    }
  }

  async #begin(): Promise<Current> {
    if (this.#current) return this.#current;
    this.#files += 1;
    const path = join(this.#directory, `${this.#name}.${String(this.#files).padStart(8, '0')}.reads`);
    const file = await open(path, 'ax', 0o600);
    await syncDirectory(this.#directory);
    this.#current = { path, bytes: 0, file };
    return this.#current;
  }

  async #rotate(): Promise<void> {
    if (!this.#current) return;
    const { path, bytes, file } = this.#current;
    this.#current = undefined;
    this.#finished.push({ path, bytes });
    await file.close();
  }
}

/** Syncs the folder, so that the name of a new file survives a power cut. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
