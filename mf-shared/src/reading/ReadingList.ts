import { isReadingLine, type ReadingLine } from './readingLine.ts';

/** A reader's saved and read posts on one site in one browser. */
export type Reading = {
  /** Saved for later, the newest first. */
  saved: readonly ReadingLine[];
  /** Recently read, the newest first. */
  history: readonly ReadingLine[];
  /** True if the history is recorded. A reader can turn that off. */
  keepsHistory: boolean;
  /** False if the browser stores nothing. The list then lasts as long as the page. */
  isKept: boolean;
};

/** Name of the storage entry. Increase its number when the format changes. Entries with older numbers are not read. */
const entryName = 'marquee.reading.1';
const maxSaved = 100;
const maxRead = 50;

const nothing: Reading = { saved: [], history: [], keepsHistory: true, isKept: true };

/**
 * The reading list of a site, which is stored on the device and never sent. Every change reads the stored entry first,
 * because other tabs write it too.
 */
export class ReadingList {
  readonly #storage: () => Storage;
  readonly #listeners = new Set<() => void>();
  #reading: Reading = nothing;
  #text: string | null = null;

  /** @param storage throws if the browser forbids storage */
  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  /** Returns the same object until the stored list changes, so that React can compare snapshots. */
  readonly read = (): Reading => {
    if (!this.#reading.isKept) return this.#reading;
    try {
      const text = this.#storage().getItem(entryName);
      if (text !== this.#text) {
        this.#reading = parse(text);
        this.#text = text;
      }
    } catch {
      this.#reading = { ...this.#reading, isKept: false };
    }
    return this.#reading;
  };

  /** Calls back after each change in any tab. @returns a function that ends the subscription */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const onStorage = ({ key }: StorageEvent) => (key === entryName || key === null) && listener();
    addEventListener('storage', onStorage);
    return () => {
      this.#listeners.delete(listener);
      removeEventListener('storage', onStorage);
    };
  };

  save(line: ReadingLine): void {
    this.#change((reading) => ({ ...reading, saved: withLine(reading.saved, line, maxSaved) }));
  }

  unsave(id: string): void {
    this.#change((reading) => ({ ...reading, saved: reading.saved.filter((line) => line.id !== id) }));
  }

  clearSaved(): void {
    this.#change((reading) => ({ ...reading, saved: [] }));
  }

  /** Does nothing if the reader has turned the history off. */
  recordRead(line: ReadingLine): void {
    if (!this.read().keepsHistory) return;
    this.#change((reading) => ({ ...reading, history: withLine(reading.history, line, maxRead) }));
  }

  removeFromHistory(id: string): void {
    this.#change((reading) => ({ ...reading, history: reading.history.filter((line) => line.id !== id) }));
  }

  clearHistory(): void {
    this.#change((reading) => ({ ...reading, history: [] }));
  }

  /** Deletes the history when it is turned off. */
  setKeepsHistory(keepsHistory: boolean): void {
    this.#change((reading) => ({ ...reading, keepsHistory, history: keepsHistory ? reading.history : [] }));
  }

  #change(change: (reading: Reading) => Reading): void {
    const changed = change(this.read());
    this.#reading = changed.isKept ? this.#store(changed) : changed;
    for (const listener of this.#listeners) listener();
  }

  /** Shortens and then drops the history if the browser has no room for all of it. */
  #store(reading: Reading): Reading {
    for (const history of [reading.history, reading.history.slice(0, 10), []]) {
      try {
        const text = JSON.stringify({ saved: reading.saved, history, keepsHistory: reading.keepsHistory });
        this.#storage().setItem(entryName, text);
        this.#text = text;
        return { ...reading, history };
      } catch {
        // The storage is full or forbidden. Retries with a shorter history.
      }
    }
    return { ...reading, isKept: false };
  }
}

function withLine(lines: readonly ReadingLine[], line: ReadingLine, max: number): ReadingLine[] {
  return [line, ...lines.filter(({ id }) => id !== line.id)].slice(0, max);
}

/** Parses the stored data and drops invalid parts. */
function parse(text: string | null): Reading {
  if (text === null) return nothing;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return nothing;
    const { saved, history, keepsHistory } = stored as Partial<Record<keyof Reading, unknown>>;
    return {
      saved: linesOf(saved, maxSaved),
      history: linesOf(history, maxRead),
      keepsHistory: keepsHistory !== false,
      isKept: true,
    };
  } catch {
    return nothing;
  }
}

function linesOf(value: unknown, max: number): ReadingLine[] {
  return Array.isArray(value) ? value.filter(isReadingLine).slice(0, max) : [];
}

/** The list of this site. */
export const readingList = new ReadingList(() => localStorage);
