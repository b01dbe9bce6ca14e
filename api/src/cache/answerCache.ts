import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';
import { everything } from './cacheTags.ts';

export type AnswerCacheOptions = {
  /** Bytes of bodies kept. */
  maxBytes: number;
  /** An answer is made anew after this long even when no purge named it. */
  maxAgeMs: number;
};

/** Ready answers in memory, forgotten by tag. Concurrent misses of one key are worked out once. */
export class AnswerCache {
  readonly #answers: LRUCache<string, Answer>;
  readonly #keysByTag = new Map<string, Set<string>>();
  #inFlight = new Map<string, Promise<Answer>>();
  /** How often answers were forgotten: what was begun before may be outdated. */
  purges = 0;
  hits = 0;
  misses = 0;

  constructor(options: AnswerCacheOptions) {
    this.#answers = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (answer, key) => answer.body.length + key.length + 512,
      ttl: options.maxAgeMs,
      dispose: (answer, key) => this.#unlink(key, answer),
    });
  }

  /** The answer of a key, if it is in memory. */
  known(key: string): Answer | undefined {
    const known = this.#answers.get(key);
    if (known) this.hits += 1;
    return known;
  }

  /** The answer of a key, from memory or from `produce`. A failure is not remembered. */
  async get(key: string, produce: () => Promise<Answer>): Promise<Answer> {
    const known = this.known(key);
    if (known) return known;
    const flight = this.#inFlight.get(key);
    if (flight) return flight;
    this.misses += 1;
    return this.#produce(key, produce);
  }

  /** Forgets the answers that carry one of the tags. */
  purge(tags: readonly string[]): void {
    // What is being worked out now may have read the old state: it serves those who wait and nobody after them.
    this.#inFlight = new Map();
    this.purges += 1;
    if (tags.includes(everything)) {
      this.#answers.clear();
      return;
    }
    for (const tag of tags) for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#answers.delete(key);
  }

  async #produce(key: string, produce: () => Promise<Answer>): Promise<Answer> {
    const flights = this.#inFlight;
    const flight = produce();
    flights.set(key, flight);
    try {
      const answer = await flight;
      if (flights === this.#inFlight) this.#store(key, answer);
      return answer;
    } finally {
      flights.delete(key);
    }
  }

  #store(key: string, answer: Answer): void {
    this.#answers.set(key, answer);
    for (const tag of answer.cacheTags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  #unlink(key: string, answer: Answer): void {
    for (const tag of answer.cacheTags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
