import { releaseNames } from '@marquee/releases/manifest.ts';
import type { RegistryState } from '@marquee/releases/registry/registryState.ts';
import { type CountStep, type Tally, tallyOf } from '../counts/CountStep.ts';
import { isWorse, rateOf } from './isWorse.ts';
import { type MonitoredRollout, monitoredRollouts } from './monitoredRollouts.ts';

/** Taken for a version of which nothing is remembered, as after a restart. */
const unknownRate = 0.01;
/** Fewer pages than these say nothing about the rate of a version. */
const fewestPages = 200;

export type RegressionFinding = MonitoredRollout & {
  /** `takeBack` ends a canary or goes back to the version before; `pause` asks a person. */
  move: 'takeBack' | 'pause';
  tally: Tally;
  /** Rate of the version that it is compared with. */
  baseline: number;
  /** For the log of the registry and for people. */
  reason: string;
};

/** Shares of pages with an error, and of pages that the server could not make. */
type Rates = { errors: number; failures: number };

/**
 * Compares what is on trial with what it replaces, and says what has to go. A live version goes only by what the server has seen itself:
 * browsers can be made to say anything, so on their word it is paused.
 */
export class ErrorWatch {
  /** The last rates of versions while they were live, by `remote@version`. */
  readonly #rates = new Map<string, Rates>();

  /** @param steps the counts of all machines */
  findings(state: RegistryState, steps: readonly CountStep[], now: number): RegressionFinding[] {
    this.#remember(state, steps);
    return monitoredRollouts(state, now).flatMap((trial): RegressionFinding[] => {
      const { kind, part, version, since } = trial;
      const tally = tallyOf(steps, part, version, since);
      const baseline = this.#baselineOf(trial, steps);
      const { pages, errors, failures } = tally;
      if (isWorse({ pages, errors: failures, baseline: baseline.failures })) {
        const reason = reasonOf(failures, pages, baseline.failures, 'failed on the server');
        return [{ ...trial, move: 'takeBack', tally, baseline: baseline.failures, reason }];
      }
      if (!isWorse({ pages, errors, baseline: baseline.errors })) return [];
      const reason = reasonOf(errors, pages, baseline.errors, 'failed in browsers');
      return [{ ...trial, move: kind === 'canary' ? 'takeBack' : 'pause', tally, baseline: baseline.errors, reason }];
    });
  }

  /** A canary's readers and the others meet the same network at the same time; a new live version has only what was before. */
  #baselineOf({ kind, part, against, since }: MonitoredRollout, steps: readonly CountStep[]): Rates {
    const known = this.#rates.get(`${part}@${against}`) ?? { errors: unknownRate, failures: unknownRate };
    if (kind === 'live') return known;
    const beside = tallyOf(steps, part, against, since);
    return beside.pages >= fewestPages ? ratesOf(beside) : known;
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
      if (tally.pages >= fewestPages) this.#rates.set(`${part}@${live}`, ratesOf(tally));
    }
  }
}

function ratesOf({ pages, errors, failures }: Tally): Rates {
  return { errors: rateOf({ pages, errors }), failures: rateOf({ pages, errors: failures }) };
}

const percent = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
const number = new Intl.NumberFormat('en');

function reasonOf(errors: number, pages: number, baseline: number, how: string): string {
  const share = percent.format((100 * errors) / pages);
  return `${share} % of ${number.format(pages)} pages ${how}, ${percent.format(100 * baseline)} % with the one before`;
}
