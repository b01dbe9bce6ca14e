import { type FormerAddressRow, writeFormerAddresses } from '@marquee/api/acts/redirects.ts';
import { formerAddress } from '@marquee/platform/address/formerAddress.ts';
import type { SiteKey } from '@marquee/shared/domain';
import type { FormerSection } from '../record.ts';
import type { ReportedAddress } from '../report/ImportReport.ts';
import type { Target } from '../Target.ts';
import { findSection } from './findSection.ts';
import { locateAddresses } from './locateAddresses.ts';

/** Number of rows that are written together. */
const chunk = 500;

/**
 * Collects the former addresses of a site from its records, and writes where they lead. It does so in each run, so that
 * no run depends on an earlier one.
 */
export class FormerSite {
  readonly #site: SiteKey;
  readonly #now: Date;
  /** All addresses in the order of the records. */
  readonly #all = new Set<string>();
  #rows = new Map<string, FormerAddressRow>();

  constructor(site: SiteKey, now: Date) {
    this.#site = site;
    this.#now = now;
  }

  /** Leads paths to a post. */
  async keepPost(db: Target, paths: readonly string[], postId: number): Promise<void> {
    await this.#keep(db, paths, { kind: 'post', targetId: postId, target: null });
  }

  /** Leads paths to the categories, tags and authors that they listed. */
  async keepSections(db: Target, sections: readonly FormerSection[]): Promise<void> {
    for (const section of sections) {
      if (section.paths.every((path) => this.#all.has(formerAddress(path) ?? ''))) continue;
      const found = await findSection(db, this.#site, section);
      if (found) await this.#keep(db, section.paths, { ...found, target: null });
      else this.noteLost(section.paths);
    }
  }

  /** Notes paths that lead nowhere, so that the report lists them. */
  noteLost(paths: readonly string[]): void {
    for (const path of paths) {
      const address = formerAddress(path);
      if (address !== null && address !== '/') this.#all.add(address);
    }
  }

  /** Writes the rows that are left. */
  async flush(db: Target): Promise<void> {
    if (this.#rows.size === 0) return;
    const rows = [...this.#rows.values()];
    this.#rows = new Map();
    const written = { site: this.#site, source: 'import', at: this.#now } as const;
    await db.transaction((transaction) => writeFormerAddresses(transaction, written, rows));
  }

  /** Lists all addresses and where they lead now. */
  async report(db: Target): Promise<ReportedAddress[]> {
    const addresses = [...this.#all];
    const located = await db.transaction((transaction) => locateAddresses(transaction, this.#site, addresses));
    return addresses.map((from) => ({ from, to: located.get(from) ?? null }));
  }

  async #keep(
    db: Target,
    paths: readonly string[],
    target: Pick<FormerAddressRow, 'kind' | 'targetId' | 'target'>,
  ): Promise<void> {
    for (const path of paths) {
      const address = formerAddress(path);
      // The first record that has an address keeps it.
      if (address === null || address === '/' || this.#all.has(address)) continue;
      this.#all.add(address);
      this.#rows.set(address, { ...target, address } as FormerAddressRow);
    }
    if (this.#rows.size >= chunk) await this.flush(db);
  }
}
