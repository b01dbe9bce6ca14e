/** An answer of the api, and what it says about caching. */
export type ApiAnswer = {
  status: number;
  body: unknown;
  tags: readonly string[];
  /** Publication time of the newest post in it, in milliseconds; 0 when there is none. */
  newest: number;
  /** It is of before, as the api does not give a new one. */
  isOutdated?: boolean;
};

type Ask = () => Promise<ApiAnswer>;

/** How long an answer lasts that is not purged, in case that an event of a purge is lost. */
const lastingMs = 30_000;
/** How long one lasts that the api could not replace. */
const outdatedMs = 3_000;

/**
 * Answers that every page of a site asks for: asked once and kept, as pages are, until one of their tags is purged, and for
 * as long as the api gives no new one. They are frozen, as all pages read the same one.
 */
export class SharedResponses {
  readonly #stored = new Map<string, { answer: ApiAnswer; until: number }>();
  readonly #asked = new Map<string, Promise<ApiAnswer>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The answer of a key: stored, under way for somebody else, or asked for now. Failures are not kept. */
  async get(key: string, ask: Ask): Promise<ApiAnswer> {
    const stored = this.#stored.get(key);
    if (stored && stored.until > this.#now()) return stored.answer;
    return this.#asked.get(key) ?? this.#ask(key, ask);
  }

  #ask(key: string, ask: Ask): Promise<ApiAnswer> {
    // After a purge this question is no longer the known one: its answer may be of before.
    const isKnown = () => this.#asked.get(key) === asking;
    const asking = ask()
      .then(
        (answer) => (answer.status < 500 ? answer : (this.#lastOf(key) ?? answer)),
        (error: unknown) => {
          const last = this.#lastOf(key);
          if (last) return last;
          throw error;
        },
      )
      .then((answer) => {
        if (answer.status < 400 && isKnown()) {
          freeze(answer.body);
          this.#stored.set(key, { answer, until: this.#now() + (answer.isOutdated ? outdatedMs : lastingMs) });
        }
        return answer;
      })
      .finally(() => {
        if (isKnown()) this.#asked.delete(key);
      });
    this.#asked.set(key, asking);
    return asking;
  }

  /** The answer of before, for want of a new one. */
  #lastOf(key: string): ApiAnswer | undefined {
    const stored = this.#stored.get(key);
    return stored && { ...stored.answer, isOutdated: true };
  }

  /** Answers with one of these tags are asked for again. @returns how many */
  purge(tags: readonly string[]): number {
    const outdated = [...this.#stored.values()].filter(({ answer }) => answer.tags.some((tag) => tags.includes(tag)));
    for (const stored of outdated) stored.until = 0;
    this.#asked.clear();
    return outdated.length;
  }

  purgeAll(): void {
    for (const stored of this.#stored.values()) stored.until = 0;
    this.#asked.clear();
  }
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
