import { createHash } from 'node:crypto';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { LRUCache } from 'lru-cache';
import { FairQueue } from '../../../kernel/limits/FairQueue.ts';
import type { Original, OriginalFacts, OriginalFormat } from '../../../kernel/originals/OriginalStore.ts';
import { isAllowedHost } from '../../../kernel/outside/allowedHost.ts';
import type { ImageCache } from '../rendering/ImageCache.ts';
import type { PictureOrigin } from '../rendering/PictureRenderer.ts';
import type { FetchPicture } from './fetchPicture.ts';

/** Other hosts may be slow, so their pictures have a separate queue and do not occupy a render place. */
const fetchLimits = { atOnce: 4, maxWaiting: 100, maxPerNetwork: 30 };
/** Milliseconds for which a host is not called again after a failure. */
const failureMs = 60_000;
const formats: readonly OriginalFormat[] = ['jpg', 'png', 'gif', 'webp'];
const maxAddressLength = 2_000;
/** Version of every fetched original. The name of its file is a hash of the address. */
const version = 'fetched';

export type ForeignPicturesParts = {
  /** Hosts from which pictures may be fetched. */
  hosts: readonly string[];
  cache: ImageCache;
  fetchPicture: FetchPicture;
  /** Checks whether a stored post contains the address. */
  isNamed: (address: string) => Promise<boolean>;
  now: () => number;
};

/**
 * Fetches originals from other hosts once and caches them. Beyond the cache's share of the disk, the least recently
 * used originals are removed.
 */
export class ForeignPictures {
  readonly #parts: ForeignPicturesParts;
  readonly #queue = new FairQueue(fetchLimits);
  readonly #failures: LRUCache<string, ProblemError>;

  constructor(parts: ForeignPicturesParts) {
    this.#parts = parts;
    this.#failures = new LRUCache({ max: 5_000, ttl: failureMs, perf: { now: parts.now }, ttlResolution: 0 });
  }

  /**
   * Returns the picture at an address of another host. Its `find` resolves to undefined for a host that is not allowed,
   * and for an address that no post contains. It throws ProblemError 502 if the host does not return a picture.
   * @throws ProblemError 400 for an invalid address
   */
  origin(source: string): PictureOrigin {
    // Some proxies merge two slashes into one.
    const address = source.replace(/^(https?:)\/+/, '$1//');
    const url = /^https?:\/\/\P{Cc}+$/u.test(address) ? URL.parse(address) : null;
    if (!url || address.length > maxAddressLength)
      throw new ProblemError(400, 'image-address', 'This is not the address of a picture on another host.');
    const name = createHash('sha256').update(address).digest('hex').slice(0, 40);
    const cached = (): OriginalFacts | undefined => {
      const format = formats.find((one) => this.#parts.cache.has(`${name}.${one}`));
      return format && { format, version };
    };
    return {
      id: address,
      find: async (caller) => {
        const facts = cached();
        if (facts) return facts;
        const failure = this.#failures.get(address);
        if (failure) throw failure;
        if (!isAllowedHost(this.#parts.hosts, url.hostname) || !(await this.#parts.isNamed(address))) return undefined;
        await this.#queue.run(address, caller, (signal) => this.#fetch(address, name, signal));
        return cached();
      },
      read: () => this.#read(name, cached()),
    };
  }

  async #read(name: string, facts: OriginalFacts | undefined): Promise<Original | undefined> {
    const bytes = facts && (await this.#parts.cache.read(`${name}.${facts.format}`));
    return bytes && { ...facts, bytes };
  }

  async #fetch(address: string, name: string, signal: AbortSignal): Promise<void> {
    try {
      const { format, bytes } = await this.#parts.fetchPicture(address, this.#parts.hosts, signal);
      await this.#parts.cache.write(`${name}.${format}`, bytes);
    } catch (cause) {
      // A disconnected caller does not mean that the host failed.
      if (signal.aborted) throw cause;
      const failure = new ProblemError(502, 'picture-not-fetched', 'The other host did not return the picture.', {
        cause,
      });
      this.#failures.set(address, failure);
      throw failure;
    }
  }
}
