import type { CacheKey } from '../address/cacheKey.ts';
import { mostLatestPages } from '../workerMessages.ts';

/** The pages that readers of the live set read last: the next set's workers render them before they serve. */
export class LatestPages {
  #keys: readonly CacheKey[] = [];

  get keys(): readonly CacheKey[] {
    return this.#keys;
  }

  /** Notes the pages of one worker, the latest first. It may be seconds old and know few: those that were known before follow. */
  note(keys: readonly CacheKey[]): void {
    this.#keys = [...new Set([...keys, ...this.#keys])].slice(0, mostLatestPages);
  }
}
