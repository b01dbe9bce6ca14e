import { setImmediate } from 'node:timers/promises';
import { PageTickets } from '@marquee/shared/tickets/PageTickets';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/connect.ts';
import { isRefusedValue } from '../db/isRefusedValue.ts';
import { ticketSecret } from '../tickets/ticketSecret.ts';
import { ReadJournal, type Segment } from './readJournal.ts';
import type { ReadLimits } from './readLimits.ts';
import { parseLines, type Read, toLine } from './readLine.ts';
import { readSharedSecret } from './sharedSecret.ts';
import { createVisitors, type Visitors } from './visitors.ts';
import { type ReadResults, writeReads } from './writeReads.ts';

export type ReadRecorderOptions = {
  db: Database;
  log: FastifyBaseLogger;
  /** Where the journal lies. */
  directory: string;
  /** Longest journal, for when the database does not answer. */
  maxBytes: number;
  flushEveryMs: number;
  limits: ReadLimits;
};

/** Reads in one insert, and as many that wait start one before its time. */
const batchSize = 500;
/** While the database is down a file of the journal gets this long, so that it need not be read at once afterwards. */
const segmentBytes = 1024 * 1024;
const adoptEveryMs = 60_000;

/**
 * Takes reads down at once and into the database in batches. Between the two they are on the disk: nothing that was
 * accepted is lost when the process is killed, or while the database is down.
 */
export class ReadRecorder {
  readonly #options: ReadRecorderOptions;
  readonly #journal: ReadJournal;
  #visitors: Visitors | undefined;
  #tickets: PageTickets | undefined;
  #flushTimer: NodeJS.Timeout | undefined;
  #adoptTimer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> | undefined;
  #sinceFlush = 0;
  #isFailing = false;
  /** Reads taken down since the start. */
  accepted = 0;
  /** What became of those that are in the database. */
  readonly results: ReadResults = {};

  constructor(options: ReadRecorderOptions) {
    this.#options = options;
    this.#journal = new ReadJournal(options.directory, options.maxBytes);
  }

  /** Bytes of reads that are not in the database yet. */
  get pendingBytes(): number {
    return this.#journal.bytes;
  }

  /** @throws Error before the start. */
  get visitors(): Visitors {
    if (!this.#visitors) throw new Error('The recorder of reads is not started.');
    return this.#visitors;
  }

  /** @throws Error before the start. */
  get tickets(): PageTickets {
    if (!this.#tickets) throw new Error('The recorder of reads is not started.');
    return this.#tickets;
  }

  /** Begins, with what killed processes have left. */
  async start(): Promise<void> {
    const { db } = this.#options;
    this.#visitors = createVisitors(await readSharedSecret(db, 'visitors'));
    this.#tickets = new PageTickets(await readSharedSecret(db, ticketSecret));
    await this.#journal.open();
    await this.#adopt();
    this.#flushTimer = setInterval(() => this.#flushSoon(), this.#options.flushEveryMs).unref();
    this.#adoptTimer = setInterval(() => this.#adopt(), adoptEveryMs).unref();
  }

  /**
   * Takes a read down. It will be in the database, at most once, when this resolves.
   * @throws JournalFullError; the system's error when it cannot be written to the disk.
   */
  async record(read: Read): Promise<void> {
    await this.#journal.append(toLine(read));
    this.accepted += 1;
    this.#sinceFlush += 1;
    if (this.#sinceFlush >= batchSize && !this.#isFailing) this.#flushSoon();
  }

  /** Writes what is there. What the database does not take now stays for the next start. */
  async stop(): Promise<void> {
    clearInterval(this.#flushTimer);
    clearInterval(this.#adoptTimer);
    await this.#flushing;
    if (!this.#visitors) return;
    await this.#flushSoon();
    await this.#journal.close();
  }

  #flushSoon(): Promise<void> {
    this.#flushing ??= this.#flush().finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }

  async #flush(): Promise<void> {
    this.#sinceFlush = 0;
    const { log } = this.#options;
    try {
      const journal = this.#journal;
      if (journal.sealed.length === 0 || journal.currentBytes > segmentBytes) await journal.seal();
      for (const segment of [...journal.sealed]) await this.#writeSegment(segment);
      if (this.#isFailing) log.info('reads are written again');
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) log.warn({ err: error }, 'reads cannot be written; they are kept until they can');
      this.#isFailing = true;
    }
  }

  async #writeSegment(segment: Segment): Promise<void> {
    const { db, log, limits } = this.#options;
    const { reads, broken } = parseLines(await this.#journal.read(segment));
    if (broken > 0) log.warn({ path: segment.path, broken }, 'broken lines in the journal of reads are left out');
    try {
      for (let start = 0; start < reads.length; start += batchSize) {
        this.#addUp(await writeReads(db, this.visitors, limits, reads.slice(start, start + batchSize)));
        // Requests come first.
        await setImmediate();
      }
    } catch (error) {
      if (!isRefusedValue(error)) throw error;
      const path = await this.#journal.setAside(segment);
      log.error({ err: error, path }, 'the database refuses these reads; the file is left for a person');
      return;
    }
    await this.#journal.retire(segment);
  }

  #addUp(results: ReadResults): void {
    for (const [result, reads] of Object.entries(results)) this.results[result] = (this.results[result] ?? 0) + reads;
  }

  async #adopt(): Promise<void> {
    const { log } = this.#options;
    try {
      const adopted = await this.#journal.adopt();
      if (adopted.length > 0) log.info({ files: adopted.length }, 'reads that a killed process left are taken over');
    } catch (error) {
      log.warn({ err: error }, 'reads that killed processes left cannot be taken over');
    }
  }
}
