import { isNamed, type NamedSites, type SiteKey, unknownSites } from '@marquee/shared/domain';
import type { Queryable } from '../db/connect.ts';
import { readSites, type SiteRow } from './readSites.ts';

/** This process's copy of the table of sites. */
export class Sites {
  readonly #db: Queryable;
  readonly #started: NamedSites;
  #known: readonly SiteKey[] = [];
  #startedKeys: readonly SiteKey[] = [];

  private constructor(db: Queryable, started: NamedSites) {
    this.#db = db;
    this.#started = started;
  }

  /**
   * @param started sites of code that this network starts. Sites of data belong to one network, and are always started
   * @param settings sites of other settings, by the names of the settings
   * @throws Error if a setting names a site that the network does not have
   */
  static async open(
    db: Queryable,
    started: NamedSites,
    settings: Readonly<Record<string, NamedSites>>,
  ): Promise<Sites> {
    const sites = new Sites(db, started);
    await sites.refresh();
    for (const [setting, named] of Object.entries({ SITES: started, ...settings })) {
      const problem = unknownSites(named, sites.known);
      if (problem) throw new Error(`${setting}: ${problem}`);
    }
    return sites;
  }

  /** Keys of all sites in the table, in their order. */
  get known(): readonly SiteKey[] {
    return this.#known;
  }

  /** Keys of the sites that this network serves, in their order. */
  get started(): readonly SiteKey[] {
    return this.#startedKeys;
  }

  /** Reads the table again. */
  async refresh(): Promise<void> {
    const rows = await readSites(this.#db);
    this.#known = rows.map(({ key }) => key);
    this.#startedKeys = rows.filter((row) => this.#isStarted(row)).map(({ key }) => key);
  }

  #isStarted({ key, home }: SiteRow): boolean {
    return home === 'data' || isNamed(this.#started, key);
  }
}
