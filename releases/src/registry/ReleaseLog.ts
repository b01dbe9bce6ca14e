import type { LogEntry, ReadEntry } from './logEntry.ts';

/** Thrown if another process wrote an entry first, so that the state that was read is outdated. */
export class LogConflictError extends Error {
  constructor(seq: number) {
    super(`Entry ${seq} of the release log is taken`);
    this.name = 'LogConflictError';
  }
}

/** An append-only log that several machines may share. Entries are numbered from 1 without gaps. */
export type ReleaseLog = {
  /** The entries after a number, in their order. @throws when the log cannot be read */
  readAfter(seq: number): Promise<ReadEntry[]>;
  /**
   * Writes the entry at its own number: compare and swap. Once it resolves, the entry survives a crash of the machine.
   * @throws LogConflictError when the number is taken
   */
  append(entry: LogEntry): Promise<void>;
  /** Puts an entry instead of one that cannot be read. */
  replace(entry: LogEntry): Promise<void>;
  /**
   * Notices new entries as they are written. A notice can be missed: a reader polls as well.
   * @returns ends it
   */
  watch(onChange: () => void): () => void;
  close(): Promise<void>;
};
