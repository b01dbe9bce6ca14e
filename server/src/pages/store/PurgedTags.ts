/** The event that purged each tag, as one process of a node writes it and all read it. */
export type PurgeRecord = {
  read(): { last: number | null; floor: number; tags: Iterable<readonly [string, number]> };
  write(tags: readonly string[], id: number): void;
  /** @param isRestarted true if the api's numbers start again, so that no stored page can be trusted */
  writeAll(id: number, isRestarted: boolean): void;
};

/** Maximum number of tags to remember. Beyond it, pages that are older than the forgotten purges count as outdated. */
const maxTags = 20_000;

/** Number before the first event. The api counts from 0. */
const none = -1;

/**
 * Knows which pages are outdated. The api numbers its purge events. Each page carries the number of the last event that its worker had
 * applied before it began to render. The page is outdated once a later event purges one of its tags. The workers of a node share this
 * knowledge, so a page that one of them has stored can be judged by all.
 */
export class PurgedTags {
  readonly #record: PurgeRecord | null;
  readonly #max: number;
  readonly #ids = new Map<string, number>();
  #last = none;
  #floor = none;
  #isCurrent = false;

  constructor(record: PurgeRecord | null = null, max = maxTags) {
    this.#record = record;
    this.#max = max;
    const known = record?.read();
    if (!known || known.last === null) return;
    this.#last = known.last;
    this.#floor = known.floor;
    for (const [tag, id] of known.tags) this.#remember(tag, id);
  }

  /** The last event, or undefined before the first one. */
  get last(): number | undefined {
    return this.#last === none ? undefined : this.#last;
  }

  /** Number of the last applied event, to store with a page whose render begins now. */
  get seen(): number {
    return this.#last;
  }

  /** False until the api has sent the events since this process started. */
  get isCurrent(): boolean {
    return this.#isCurrent;
  }

  /** The api has sent, or is about to send in the same turn, all events so far. */
  catchUp(): void {
    this.#isCurrent = true;
  }

  purge(tags: readonly string[], id: number): void {
    this.#last = Math.max(this.#last, id);
    for (const tag of tags) this.#remember(tag, id);
    this.#record?.write(tags, id);
  }

  /**
   * Outdates all stored pages. The number can be lower than the last one, for example after a restore of the api's database. The caller
   * then drops the pages that it has in memory or is rendering.
   */
  purgeAll(id: number): void {
    const isRestarted = id < this.#last;
    this.#last = id;
    this.#floor = id;
    this.#ids.clear();
    this.#isCurrent = true;
    this.#record?.writeAll(id, isRestarted);
  }

  isOutdated(tags: readonly string[], seen: number): boolean {
    return seen < this.#floor || tags.some((tag) => (this.#ids.get(tag) ?? none) > seen);
  }

  #remember(tag: string, id: number): void {
    // Moves the tag to the end, so that the map begins with the tags that were purged longest ago.
    this.#ids.delete(tag);
    this.#ids.set(tag, id);
    for (const [oldest, itsId] of this.#ids) {
      if (this.#ids.size <= this.#max) return;
      this.#ids.delete(oldest);
      this.#floor = Math.max(this.#floor, itsId);
    }
  }
}
