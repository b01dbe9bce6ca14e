import { createHash } from 'node:crypto';
import type { ProbedPage } from '@marquee/releases/gate/report/ProbeReport.ts';

/** Matches release versions and script hashes. All have one length, so other versions do not change a page's size. */
const ofRelease = /\d+\.\d+\.\d+-[0-9a-f]{10}|sha384-[\w+/]{64}/g;

function hashOf(html: Buffer): string {
  return createHash('sha256')
    .update(html.toString('latin1').replace(ofRelease, ''), 'latin1')
    .digest('base64url')
    .slice(0, 22);
}

/**
 * Finds equal pages of an earlier report, ignoring release versions. Known pages are not parsed or compressed again.
 */
export class KnownPages {
  readonly #byMarkup: ReadonlyMap<string | null, ProbedPage>;
  /** Caches hashes, because the compressor and the content check both look up each page. */
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
