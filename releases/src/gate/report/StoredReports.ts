import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseCache } from '../../ReleaseCache.ts';
import { type PartialSet, releaseSetName } from '../../releaseSet.ts';
import type { ProbeReport } from './ProbeReport.ts';

/** Version of the format of reports. Reports of other versions are ignored. */
const form = 4;
/** Maximum number of sets whose reports are stored. */
const maxKept = 20;

/** @property ageMs age of its oldest figures */
export type StoredReport = { report: ProbeReport; ageMs: number };

type StoredForm = { form: number; at: number; report: ProbeReport };

/** Stores probe reports of sets beside the releases. The report of a release that passes is used again once the release is live. */
export class StoredReports {
  readonly #folder: string;
  readonly #now: () => number;

  constructor(folder: string, now: () => number = Date.now) {
    this.#folder = folder;
    this.#now = now;
  }

  /** Opens the reports that are stored beside a cache of releases. */
  static beside({ root }: Pick<ReleaseCache, 'root'>): StoredReports {
    return new StoredReports(path.join(path.dirname(root), 'probe-reports'));
  }

  /** @param source address of the api that the pages were made from */
  async read(set: PartialSet, source: string): Promise<StoredReport | null> {
    try {
      const stored = JSON.parse(await readFile(this.#fileOf(set, source), 'utf8')) as StoredForm;
      return stored.form === form ? { report: stored.report, ageMs: this.#now() - stored.at } : null;
    } catch {
      // None, or half of one.
      return null;
    }
  }

  /** @param ageMs age of its oldest figures */
  async write(set: PartialSet, source: string, report: ProbeReport, ageMs = 0): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const file = this.#fileOf(set, source);
    const draft = `${file}.${process.pid}.${crypto.randomUUID()}`;
    await writeFile(draft, JSON.stringify({ form, at: this.#now() - ageMs, report } satisfies StoredForm));
    await rename(draft, file);
    await this.#forgetOldest();
  }

  #fileOf(set: PartialSet, source: string): string {
    const name = createHash('sha256')
      .update(`${releaseSetName(set)} ${source}`)
      .digest('hex')
      .slice(0, 32);
    return path.join(this.#folder, `${name}.json`);
  }

  async #forgetOldest(): Promise<void> {
    const files = await Promise.all(
      (await readdir(this.#folder)).map(async (name) => {
        const file = path.join(this.#folder, name);
        return { file, at: (await stat(file)).mtimeMs };
      }),
    );
    const oldest = files.sort((one, other) => other.at - one.at).slice(maxKept);
    await Promise.all(oldest.map(({ file }) => rm(file, { force: true })));
  }
}
