import { isReadable, type LogEntry, type LogEvent, logEventSchema } from './logEntry.ts';
import type { Meeting } from './meetings.ts';
import { LogConflictError, type ReleaseLog } from './ReleaseLog.ts';
import { emptyRegistry, type RegistryState } from './registryState.ts';
import { unprovedBy } from './unprovedBy.ts';
import { withEntry } from './withEntry.ts';

/** Maximum attempts to write an event while other processes write faster. */
const maxAttempts = 25;

/** Decides the next event from the state. Returns null for no event. @throws ReleaseError to refuse */
export type Decision = (state: RegistryState) => LogEvent | null;

/** Computes the releases and the live versions from the log. Any number of processes may read and write at once. */
export class Registry {
  readonly #log: ReleaseLog;
  readonly #now: () => Date;
  #state: RegistryState = emptyRegistry;

  constructor(log: ReleaseLog, now: () => Date = () => new Date()) {
    this.#log = log;
    this.#now = now;
  }

  /** Returns the state after all entries of the log. @throws if the log cannot be read */
  async read(): Promise<RegistryState> {
    for (const entry of await this.#log.readAfter(this.#state.seq)) {
      // Two concurrent reads return the same entries.
      if (entry.seq > this.#state.seq) this.#state = withEntry(this.#state, entry);
    }
    return this.#state;
  }

  /**
   * Decides on an event and writes it to the log. Decides again if another process has written an entry meanwhile.
   * @param actor name of the caller in the audit
   * @param proved combinations that the caller has proved, in addition to the combinations in the log
   * @returns the state after the event
   * @throws UnprovedSetError if readers would get versions that are not known to fit
   */
  async write(actor: string, decide: Decision, proved: ReadonlySet<Meeting> = new Set()): Promise<RegistryState> {
    for (let attempt = 1; ; attempt += 1) {
      const state = await this.read();
      const event = decide(state);
      if (!event) return state;
      const unproved = unprovedBy(state, event);
      if (unproved?.meetings.some((one) => !proved.has(one))) throw unproved;
      try {
        const entry = { seq: state.seq + 1, at: this.#now().toISOString(), actor, event: logEventSchema.parse(event) };
        await this.#log.append(entry);
        return await this.read();
      } catch (error) {
        if (!(error instanceof LogConflictError) || attempt === maxAttempts) throw error;
      }
    }
  }

  /** Returns the readable entries after a number, for the audit. @throws if the log cannot be read */
  async entriesAfter(seq: number): Promise<LogEntry[]> {
    return (await this.#log.readAfter(seq)).filter(isReadable);
  }

  /**
   * Replaces each damaged entry by an entry that records the damage. Entries that only a newer server can read stay.
   * @returns the numbers of the replaced entries
   */
  async repair(actor: string): Promise<number[]> {
    const { unreadable } = await this.read();
    const damaged = unreadable.filter(({ isNewer }) => !isNewer);
    for (const { seq, reason, text } of damaged)
      await this.#log.replace({ seq, at: this.#now().toISOString(), actor, event: { kind: 'givenUp', reason, text } });
    this.#state = emptyRegistry;
    await this.read();
    return damaged.map(({ seq }) => seq);
  }

  /** Calls back when entries are written. Can miss entries, so also poll. @returns a function that stops watching */
  watch(onChange: () => void): () => void {
    return this.#log.watch(onChange);
  }

  async close(): Promise<void> {
    await this.#log.close();
  }
}
