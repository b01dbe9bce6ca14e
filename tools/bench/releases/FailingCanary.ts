import { startCanary } from '@marquee/releases/registry/decisions.ts';
import type { Registry } from '@marquee/releases/registry/Registry.ts';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import { askSite } from '../../network/askSite.ts';

const percent = 10;
const errorRate = 0.02;
const readersASecond = 150;
/** Time of reading before the canary, to learn the usual rate. */
const beforeMs = 15_000;
const patienceMs = 180_000;
/** Time of reading after the end, until the workers know of it. */
const afterMs = 3_000;

export type FailingCanaryParts = {
  pages: readonly string[];
  version: string;
  /** Live set. */
  versions: ReleaseSet;
  registry: Registry;
};

/** New readers all the time, each in a network of its own, whose browsers report an error on some of the canary's pages. */
export class FailingCanary {
  readonly #parts: FailingCanaryParts;
  readonly #readings: Promise<void>[] = [];
  #readers = 0;
  #exposed = 0;
  #reports = 0;
  #failed = 0;
  #startedAt = Number.NaN;
  #endedAt = Number.NaN;
  #reason = '';

  constructor(parts: FailingCanaryParts) {
    this.#parts = parts;
  }

  /** @throws when the canary is not rolled back within three minutes */
  async run(): Promise<void> {
    const { registry, version } = this.#parts;
    await this.#readUntil(performance.now() + beforeMs);
    const { seq, parts } = await registry.write('bench', startCanary('mf-post', version, percent));
    this.#startedAt = Date.parse(parts['mf-post'].canary?.since ?? '');
    this.#readers = 0;
    const deadline = performance.now() + patienceMs;
    while (performance.now() < deadline && Number.isNaN(this.#endedAt)) {
      await this.#readUntil(performance.now() + 500);
      for (const { at, event } of await registry.entriesAfter(seq)) {
        if (event.kind !== 'canaryEnded') continue;
        this.#endedAt = Date.parse(at);
        this.#reason = event.reason;
      }
    }
    if (Number.isNaN(this.#endedAt))
      throw new Error('A canary with 2 % errors was not rolled back within three minutes');
    await this.#readUntil(performance.now() + afterMs);
    await Promise.all(this.#readings);
  }

  outcome() {
    const seconds = (this.#endedAt - this.#startedAt) / 1_000;
    return {
      seconds,
      readers: this.#readers,
      exposed: this.#exposed,
      reports: this.#reports,
      failed: this.#failed,
      reason: this.#reason,
    };
  }

  async #readUntil(untilMs: number): Promise<void> {
    for (let next = performance.now(); next < untilMs; next += 1_000 / readersASecond) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
      this.#readings.push(
        this.#read().catch(() => {
          this.#failed += 1;
        }),
      );
    }
  }

  async #read(): Promise<void> {
    const { pages, version, versions } = this.#parts;
    const number = this.#readings.length;
    this.#readers += 1;
    const address = pages[number % pages.length] ?? '';
    const forwarded = { 'x-forwarded-for': `10.${number >> 8}.${number & 255}.7` };
    const { status, headers } = await askSite(address, { headers: { 'accept-encoding': 'br', ...forwarded } });
    if (status !== 200) this.#failed += 1;
    const [, , post] = String(headers['x-release-set'] ?? '').split('.');
    if (!version.endsWith(`-${post}`)) return;
    this.#exposed += 1;
    if (Math.random() >= errorRate) return;
    this.#reports += 1;
    const report = {
      message: 'TypeError: injected by the bench',
      stack: `at ${new URL('/', address)}assets/mf-post/${version}/expose_post.js:1:1`,
      path: '/',
      module: 'mf_post/post',
      ticket: String(headers['server-timing'] ?? '').replace('ticket;desc=', ''),
      versions: { shell: versions.shell, mf_reader: versions['mf-reader'], mf_post: version },
    };
    const response = await askSite(`${address}_marquee/reports`, {
      method: 'POST',
      headers: {
        ...forwarded,
        'content-type': 'text/plain',
        'sec-fetch-site': 'same-origin',
        origin: new URL(address).origin,
      },
      body: JSON.stringify(report),
    });
    if (response.status !== 204) this.#failed += 1;
  }
}
