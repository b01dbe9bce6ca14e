import { createHash } from 'node:crypto';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { LRUCache } from 'lru-cache';
import { FairQueue } from '../../fairness/FairQueue.ts';
import type { ImageCache } from '../rendering/ImageCache.ts';
import type { Original, OriginalFacts, OriginalFormat } from '../rendering/OriginalStore.ts';
import type { PictureOrigin } from '../rendering/PictureRenderer.ts';
import { isAllowedHost } from './allowedHost.ts';
import type { FetchPicture } from './fetchPicture.ts';

/** Other hosts may be slow, so their pictures wait among themselves and keep no render place. */
const fetchLimits = { atOnce: 4, mostWaiting: 100, mostOfNetwork: 30 };
/** How long a host is not called again after a failure. */
const failureMs = 60_000;
const formats: readonly OriginalFormat[] = ['jpg', 'png', 'gif', 'webp'];
const longestAddress = 2_000;
/** One file for one address: its original lies under its hash. */
const version = 'fetched';

export type ForeignPicturesParts = {
  /** Hosts from which pictures may be fetched. */
  hosts: readonly string[];
  cache: ImageCache;
  fetchPicture: FetchPicture;
  /** Whether a stored post names the address. */
  isNamed: (address: string) => Promise<boolean>;
  now: () => number;
};

/** Originals at other hosts, fetched once and kept until the disk's share is full. */
export class ForeignPictures {
  readonly #parts: ForeignPicturesParts;
  readonly #queue = new FairQueue(fetchLimits);
  readonly #failures: LRUCache<string, ProblemError>;

  constructor(parts: ForeignPicturesParts) {
    this.#parts = parts;
    this.#failures = new LRUCache({ max: 5_000, ttl: failureMs, perf: { now: parts.now }, ttlResolution: 0 });
  }

  /**
   * The picture at an address of another host. Its `find` throws ProblemError 404 for a host that is not on the list or an
   * address that no post names, 502 when the host does not give a picture.
   * @throws ProblemError 400 for an invalid address.
   */
  origin(source: string): PictureOrigin {
    // Some proxies make one slash of two.
    const address = source.replace(/^(https?:)\/+/, '$1//');
    const url = /^https?:\/\/\P{Cc}+$/u.test(address) ? URL.parse(address) : null;
    if (!url || address.length > longestAddress)
      throw new ProblemError(400, 'image-address', 'This is not the address of a picture on another host.');
    const name = createHash('sha256').update(address).digest('hex').slice(0, 40);
    const kept = (): OriginalFacts | undefined => {
      const format = formats.find((one) => this.#parts.cache.has(`${name}.${one}`));
      return format && { format, version };
    };
    return {
      id: address,
      find: async (caller) => {
        const facts = kept();
        if (facts) return facts;
        const failure = this.#failures.get(address);
        if (failure) throw failure;
        if (!isAllowedHost(this.#parts.hosts, url.hostname) || !(await this.#parts.isNamed(address))) return undefined;
        await this.#queue.run(address, caller, (signal) => this.#fetch(address, name, signal));
        return kept();
      },
      read: () => this.#read(name, kept()),
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
      // A disconnected caller is no fault of the picture.
      if (signal.aborted) throw cause;
      const failure = new ProblemError(502, 'picture-not-fetched', 'The other host did not return the picture.', {
        cause,
      });
      this.#failures.set(address, failure);
      throw failure;
    }
  }
}
