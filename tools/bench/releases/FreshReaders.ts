import { askSite } from '../../network/askSite.ts';

/** Once so long only one set has answered, every new reader gets it. */
const quietMs = 500;
const patienceMs = 60_000;

type Watch = { digest: string; since: number; firstAt: number; lastOtherAt: number };

/** Readers who come with a new connection for each page, one after the other without a pause. */
export class FreshReaders {
  readonly #addresses: readonly string[];
  #watch: Watch | null = null;
  #isStopped = false;
  #readers: Promise<void>[] = [];
  requested = 0;
  failed = 0;

  /** @param addresses of a page at each node */
  constructor(addresses: readonly string[]) {
    this.#addresses = addresses;
  }

  start(count: number): void {
    const { length } = this.#addresses;
    this.#readers = Array.from({ length: count }, (_, reader) => this.#read(this.#addresses[reader % length] ?? ''));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#readers);
  }

  /**
   * Waits until all readers get a version of mf-post.
   * @param since when it was decided, as of `Date.now()`
   * @returns milliseconds from then until the first page of it, and until the last page that was not
   */
  async untilServed(version: string, since: number): Promise<{ firstMs: number; allMs: number }> {
    const watch: Watch = { digest: version.split('-')[1] ?? '', since, firstAt: Number.NaN, lastOtherAt: since };
    this.#watch = watch;
    while (Number.isNaN(watch.firstAt) || Date.now() - watch.lastOtherAt < quietMs) {
      if (Date.now() - since > patienceMs) throw new Error(`mf-post@${version} was not with all readers for a minute`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return { firstMs: watch.firstAt - since, allMs: Math.max(watch.firstAt, watch.lastOtherAt) - since };
  }

  async #read(address: string): Promise<void> {
    while (!this.#isStopped) {
      this.requested += 1;
      const response = await askSite(address).catch(() => null);
      const now = Date.now();
      if (response?.status !== 200) this.failed += 1;
      const watch = this.#watch;
      if (!response || !watch) continue;
      const [, , digest] = String(response.headers['x-release-set']).split('.');
      if (digest !== watch.digest) watch.lastOtherAt = now;
      else if (Number.isNaN(watch.firstAt)) watch.firstAt = now;
    }
  }
}
