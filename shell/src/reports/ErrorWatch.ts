import { releaseNames } from '../releases/manifest.ts';
import type { RegistryState } from '../releases/registry/registryState.ts';
import { type CountStep, type Tally, tallyOf } from './CountStep.ts';
import { isWorse, rateOf } from './isWorse.ts';
import { type Trial, trials } from './trials.ts';

/** Taken for a version of which nothing is remembered, as after a restart. */
const unknownRate = 0.01;
/** Fewer pages than these say nothing about the rate of a version. */
const fewestPages = 200;

export type Finding = Trial & {
  tally: Tally;
  /** Rate of the version that it is compared with. */
  baseline: number;
  /** For the log of the registry and for people. */
  reason: string;
};

/** Compares what is on trial with what it replaces, and says what has to go. */
export class ErrorWatch {
  /** The last rate of versions while they were live, by `remote@version`. */
  readonly #rates = new Map<string, number>();

  /** @param steps the counts of all machines */
  findings(state: RegistryState, steps: readonly CountStep[], now: number): Finding[] {
    this.#remember(state, steps);
    return trials(state, now).flatMap((trial): Finding[] => {
      const { part, version, since } = trial;
      const tally = tallyOf(steps, part, version, since);
      const baseline = this.#baselineOf(trial, steps);
      if (!isWorse({ ...tally, baseline })) return [];
      return [{ ...trial, tally, baseline, reason: reasonOf(tally, baseline) }];
    });
  }

  /** A canary's readers and the others meet the same network at the same time; a new live version has only what was before. */
  #baselineOf({ kind, part, against, since }: Trial, steps: readonly CountStep[]): number {
    const known = this.#rates.get(`${part}@${against}`) ?? unknownRate;
    if (kind === 'live') return known;
    const beside = tallyOf(steps, part, against, since);
    return beside.pages >= fewestPages ? rateOf(beside) : known;
  }

  #remember(state: RegistryState, steps: readonly CountStep[]): void {
    const remembered = releaseNames.flatMap((part) => {
      const { live, previous } = state.parts[part];
      return [live, previous].filter((version) => version !== null).map((version) => `${part}@${version}`);
    });
    for (const release of this.#rates.keys()) if (!remembered.includes(release)) this.#rates.delete(release);
    for (const part of releaseNames) {
      const { live } = state.parts[part];
      if (!live) continue;
      const tally = tallyOf(steps, part, live, 0);
      if (tally.pages >= fewestPages) this.#rates.set(`${part}@${live}`, rateOf(tally));
    }
  }
}

const percent = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
const number = new Intl.NumberFormat('en');

function reasonOf({ errors, pages }: Tally, baseline: number): string {
  const share = percent.format((100 * errors) / pages);
  return `${share} % of ${number.format(pages)} pages failed, ${percent.format(100 * baseline)} % with the one before`;
}
