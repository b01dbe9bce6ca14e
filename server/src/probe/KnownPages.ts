import { createHash } from 'node:crypto';
import type { ProbedPage } from '@marquee/releases/gate/report/ProbeReport.ts';

/** Versions of releases, and hashes of their scripts. They are of one length, so that a page has its size with any. */
const ofRelease = /\d+\.\d+\.\d+-[0-9a-f]{10}|sha384-[\w+/]{64}/g;

function hashOf(html: Buffer): string {
  return createHash('sha256')
    .update(html.toString('latin1').replace(ofRelease, ''), 'latin1')
    .digest('base64url')
    .slice(0, 22);
}

/** The pages of a report. A page that is equal except for versions of releases is neither read nor compressed again. */
export class KnownPages {
  readonly #byMarkup: ReadonlyMap<string | null, ProbedPage>;
  /** Cached hashes, because both the compressor and the reader of a page look the page up. */
  readonly #markups = new WeakMap<Buffer, string>();

  constructor(pages: readonly ProbedPage[]) {
    this.#byMarkup = new Map(pages.map((page) => [page.markup, page]));
  }

  /** Hashes a page without the versions of releases. */
  markupOf(html: Buffer): string {
    const markup = this.#markups.get(html) ?? hashOf(html);
    this.#markups.set(html, markup);
    return markup;
  }

  find(html: Buffer): ProbedPage | undefined {
    return this.#byMarkup.get(this.markupOf(html));
  }
}
