import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseCache } from '../../ReleaseCache.ts';
import { type ReleaseSet, releaseSetName } from '../../releaseSet.ts';
import type { ProbeReport } from './ProbeReport.ts';

/** Changes with the form of reports: those of another form count for nothing. */
const form = 4;
/** Sets whose reports are kept. */
const mostKept = 20;

/** @property ageMs age of its oldest figures */
export type KeptReport = { report: ProbeReport; ageMs: number };

type Kept = { form: number; at: number; report: ProbeReport };

/** Probe reports of sets, kept beside the releases: that of a release that passes is the live set's when it is live. */
export class KeptReports {
  readonly #folder: string;
  readonly #now: () => number;

  constructor(folder: string, now: () => number = Date.now) {
    this.#folder = folder;
    this.#now = now;
  }

  /** Those beside a cache of releases. */
  static beside({ root }: Pick<ReleaseCache, 'root'>): KeptReports {
    return new KeptReports(path.join(path.dirname(root), 'probe-reports'));
  }

  /** @param source address of the api that the pages were made from */
  async read(set: ReleaseSet, source: string): Promise<KeptReport | null> {
    try {
      const kept = JSON.parse(await readFile(this.#fileOf(set, source), 'utf8')) as Kept;
      return kept.form === form ? { report: kept.report, ageMs: this.#now() - kept.at } : null;
    } catch {
      // None, or half of one.
      return null;
    }
  }

  /** @param ageMs age of its oldest figures */
  async write(set: ReleaseSet, source: string, report: ProbeReport, ageMs = 0): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const file = this.#fileOf(set, source);
    const draft = `${file}.${process.pid}.${crypto.randomUUID()}`;
    await writeFile(draft, JSON.stringify({ form, at: this.#now() - ageMs, report } satisfies Kept));
    await rename(draft, file);
    await this.#forgetOldest();
  }

  #fileOf(set: ReleaseSet, source: string): string {
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
    const oldest = files.sort((one, other) => other.at - one.at).slice(mostKept);
    await Promise.all(oldest.map(({ file }) => rm(file, { force: true })));
  }
}
