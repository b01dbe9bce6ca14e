import { goLive } from '@marquee/releases/registry/decisions.ts';
import type { LogEntry } from '@marquee/releases/registry/logEntry.ts';
import { type Decision, Registry } from '@marquee/releases/registry/Registry.ts';
import { LogConflictError } from '@marquee/releases/registry/ReleaseLog.ts';
import { releaseSetName } from '@marquee/releases/releaseSet.ts';
import { releaseSetOf, versionWith } from '@marquee/releases/testing/releaseSetOf.ts';
import type { PartName } from '@marquee/shared/domain';
import { type CountStep, newStep, ownedKey } from '../../counts/CountStep.ts';
import { ErrorWatch } from '../ErrorWatch.ts';
import { RolloutTimes } from '../RolloutTimes.ts';
import { publishLive, publishPassed } from './publishReleases.ts';

/** The live set at the start of a test. */
export const first = releaseSetOf();
export const next = versionWith('5');

/** Fakes a node with a clock. Tests add counts for a live set and for the next version of mf-post. */
export class WatchedRollout {
  now = Date.parse('2026-11-22T10:00:00Z');
  /** Counts of the node so far. */
  steps: CountStep[] = [];
  readonly registry: Registry;
  #live = first;
  readonly #times = new RolloutTimes();
  readonly #watch = new ErrorWatch(this.#times);

  private constructor() {
    const entries: LogEntry[] = [];
    const log = {
      readAfter: async (seq: number) => entries.slice(seq),
      append: async (entry: LogEntry) => {
        if (entry.seq !== entries.length + 1) throw new LogConflictError(entry.seq);
        entries.push(entry);
      },
      replace: async () => undefined,
      watch: () => () => undefined,
      close: async () => undefined,
    };
    this.registry = new Registry(log, () => new Date(this.now));
  }

  static async open(): Promise<WatchedRollout> {
    const rollout = new WatchedRollout();
    await publishLive(rollout.registry, first);
    rollout.now += 60_000;
    await publishPassed(rollout.registry, 'mf-post', next);
    return rollout;
  }

  write(decision: Decision) {
    return this.registry.write('post', decision);
  }

  /** Adds pages of a set with this version of mf-post, and the errors of mf-post on them. */
  serve(mfPost: string, pages: number, errors: number, failures = 0): void {
    const release = `mf-post@${mfPost}`;
    this.steps.push({
      ...newStep(this.now),
      pages: { [this.#nameWith(mfPost)]: pages },
      errors: { [release]: errors },
      failures: { [release]: failures },
    });
  }

  /** Adds renders of a part's pages. @param ms milliseconds of each render */
  render(mfPost: string, renders: number, ms: number, owner: PartName = 'mf-post'): void {
    const name = ownedKey(owner, this.#nameWith(mfPost));
    this.steps.push({ ...newStep(this.now), renders: { [name]: renders }, renderMs: { [name]: renders * ms } });
  }

  /** Adds pages that were compared with another set's pages, and how many of them lost most of their content. */
  compare(mfPost: string, compared: number, emptied: number): void {
    const name = ownedKey('mf-post', this.#nameWith(mfPost));
    this.steps.push({ ...newStep(this.now), compared: { [name]: compared }, emptied: { [name]: emptied } });
  }

  /** Adds a step with the memory that the largest worker holds after garbage collection. */
  hold(mfPost: string, megabytes: number): void {
    this.steps.push({ ...newStep(this.now), heapBytes: { [this.#nameWith(mfPost)]: megabytes * 1_000_000 } });
  }

  /** Makes a version of another part live, without changing mf-post. */
  async goLiveBeside(part: PartName, version: string): Promise<void> {
    await publishPassed(this.registry, part, version);
    await this.write(goLive(part, version));
    this.#live = { ...this.#live, [part]: version };
  }

  #nameWith(mfPost: string): string {
    return releaseSetName({ ...this.#live, 'mf-post': mfPost });
  }

  async found() {
    const state = await this.registry.read();
    this.#times.learn(state, this.now);
    return this.#watch
      .findings(state, this.steps, this.now)
      .map(({ part, version, move, reason }) => ({ release: `${part}@${version}`, move, reason }));
  }
}
