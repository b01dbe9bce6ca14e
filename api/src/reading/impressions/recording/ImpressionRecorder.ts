import { setImmediate } from 'node:timers/promises';
import { PageTickets } from '@marquee/platform/tickets/PageTickets.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { ImpressionLimits } from '../../../kernel/config/impressionLimits.ts';
import type { Database } from '../../../kernel/db/connect.ts';
import { isRefusedValue } from '../../../kernel/db/isRefusedValue.ts';
import { readSharedSecret } from '../../../kernel/db/sharedSecret.ts';
import { ticketSecret } from '../../../kernel/tickets/ticketSecret.ts';
import { ImpressionJournal, type Segment } from './ImpressionJournal.ts';
import { type Impression, parseLines, toLine } from './impressionLine.ts';
import { createVisitors, type Visitors } from './visitors.ts';
import { type ImpressionResults, writeImpressions } from './writeImpressions.ts';

export type ImpressionRecorderOptions = {
  db: Database;
  log: FastifyBaseLogger;
  /** Folder of the journal. */
  directory: string;
  /** Size limit of the journal, which grows while the database is down. */
  maxBytes: number;
  flushEveryMs: number;
  limits: ImpressionLimits;
};

/** Number of impressions in an insert. When as many wait, a flush starts early. */
const batchSize = 500;
/** Maximum size of a journal file, because files are read into memory later. */
const segmentBytes = 1024 * 1024;
const adoptEveryMs = 60_000;

/**
 * Writes impressions to a journal on the disk at once, and to the database in batches. Nothing that was
 * accepted is lost when the process is killed, or while the database is down.
 */
export class ImpressionRecorder {
  readonly #options: ImpressionRecorderOptions;
  readonly #journal: ImpressionJournal;
  #visitors: Visitors | undefined;
  #tickets: PageTickets | undefined;
  #flushTimer: NodeJS.Timeout | undefined;
  #adoptTimer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> | undefined;
  #sinceFlush = 0;
  #isFailing = false;
  /** Impressions accepted since the start. */
  accepted = 0;
  /** Results of the impressions that were written to the database. */
  readonly results: ImpressionResults = {};

  constructor(options: ImpressionRecorderOptions) {
    this.#options = options;
    this.#journal = new ImpressionJournal(options.directory, options.maxBytes);
  }

  /** Bytes of impressions that are not in the database yet. */
  get pendingBytes(): number {
    return this.#journal.bytes;
  }

  /** @throws Error before the start */
  get visitors(): Visitors {
    if (!this.#visitors) throw new Error('The impression recorder has not started.');
    return this.#visitors;
  }

  /** @throws Error before the start */
  get tickets(): PageTickets {
    if (!this.#tickets) throw new Error('The impression recorder has not started.');
    return this.#tickets;
  }

  /** Starts, with the journal files that killed processes left. */
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
   * Accepts an impression. Once this resolves, the impression will reach the database, where it counts at most once.
   * @throws JournalFullError; the system's error if the write to the disk fails
   */
  async record(impression: Impression): Promise<void> {
    await this.#journal.append(toLine(impression));
    this.accepted += 1;
    this.#sinceFlush += 1;
    if (this.#sinceFlush >= batchSize && !this.#isFailing) this.#flushSoon();
  }

  /** Flushes the journal. The next start writes the rest if the database fails now. */
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
      if (journal.finished.length === 0 || journal.currentBytes > segmentBytes) await journal.rotate();
      for (const segment of [...journal.finished]) await this.#writeSegment(segment);
      if (this.#isFailing) log.info('writing impressions to the database again');
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing)
        log.warn({ err: error }, 'cannot write impressions to the database; keeping them in the journal and retrying');
      this.#isFailing = true;
    }
  }

  async #writeSegment(segment: Segment): Promise<void> {
    const { db, log, limits } = this.#options;
    const { impressions, broken } = parseLines(await this.#journal.read(segment));
    if (broken > 0) log.warn({ path: segment.path, broken }, 'skipped broken lines in the impression journal');
    try {
      for (let start = 0; start < impressions.length; start += batchSize) {
        this.#addUp(await writeImpressions(db, this.visitors, limits, impressions.slice(start, start + batchSize)));
        // Requests come first.
        await setImmediate();
      }
    } catch (error) {
      if (!isRefusedValue(error)) throw error;
      const path = await this.#journal.quarantine(segment);
      log.error({ err: error, path }, 'database rejected impressions; quarantined their file for inspection');
      return;
    }
    await this.#journal.remove(segment);
  }

  #addUp(results: ImpressionResults): void {
    for (const [result, impressions] of Object.entries(results))
      this.results[result] = (this.results[result] ?? 0) + impressions;
  }

  async #adopt(): Promise<void> {
    const { log } = this.#options;
    try {
      const adopted = await this.#journal.adopt();
      if (adopted.length > 0) log.info({ files: adopted.length }, 'adopted the journal files of a killed process');
    } catch (error) {
      log.warn({ err: error }, 'cannot adopt the journal files of killed processes');
    }
  }
}
