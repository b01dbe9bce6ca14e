import { partNames } from '@marquee/releases/partNames.ts';
import type { RegistryState } from '@marquee/releases/registry/registryState.ts';
import { type CountStep, type Tally, tallyOf } from '../counts/CountStep.ts';
import { isWorse, rateOf } from './isWorse.ts';
import { type MonitoredRollout, monitoredRollouts } from './monitoredRollouts.ts';

/** Assumed for a version without a remembered rate, as after a restart. */
const unknownRate = 0.01;
/** With fewer pages, the rate of a version is unknown. */
const fewestPages = 200;

export type RegressionFinding = MonitoredRollout & {
  /** `rollBack` ends a canary or goes back to the version before; `pause` asks a person. */
  move: 'rollBack' | 'pause';
  tally: Tally;
  /** Rate of the version that it is compared with. */
  baseline: number;
  /** For the log of the registry and for people. */
  reason: string;
};

/** Shares of pages with an error, and of pages that the server could not make. */
type Rates = { errors: number; failures: number };

/**
 * Compares each monitored rollout with the version that it replaces, and decides which to end. A live version is rolled back only for
 * failures that the server saw itself. Browsers can be made to report anything, so their reports only pause it.
 */
export class ErrorWatch {
  /** The last rates of versions while they were live, by `part@version`. */
  readonly #rates = new Map<string, Rates>();

  /** @param steps the counts of all nodes */
  findings(state: RegistryState, steps: readonly CountStep[], now: number): RegressionFinding[] {
    this.#remember(state, steps);
    return monitoredRollouts(state, now).flatMap((rollout): RegressionFinding[] => {
      const { kind, part, version, since } = rollout;
      const tally = tallyOf(steps, part, version, since);
      const baseline = this.#baselineOf(rollout, steps);
      const { pages, errors, failures } = tally;
      if (isWorse({ pages, errors: failures, baseline: baseline.failures })) {
        const reason = reasonOf(failures, pages, baseline.failures, 'failed on the server');
        return [{ ...rollout, move: 'rollBack', tally, baseline: baseline.failures, reason }];
      }
      if (!isWorse({ pages, errors, baseline: baseline.errors })) return [];
      const reason = reasonOf(errors, pages, baseline.errors, 'failed in browsers');
      return [{ ...rollout, move: kind === 'canary' ? 'rollBack' : 'pause', tally, baseline: baseline.errors, reason }];
    });
  }

  /** A canary is compared with the live version at the same time; a new live version only with the past of the one before it. */
  #baselineOf({ kind, part, against, since }: MonitoredRollout, steps: readonly CountStep[]): Rates {
    const known = this.#rates.get(`${part}@${against}`) ?? { errors: unknownRate, failures: unknownRate };
    if (kind === 'live') return known;
    const beside = tallyOf(steps, part, against, since);
    return beside.pages >= fewestPages ? ratesOf(beside) : known;
  }

  #remember(state: RegistryState, steps: readonly CountStep[]): void {
    const remembered = partNames.flatMap((part) => {
      const { live, previous } = state.parts[part];
      return [live, previous].filter((version) => version !== null).map((version) => `${part}@${version}`);
    });
    for (const release of this.#rates.keys()) if (!remembered.includes(release)) this.#rates.delete(release);
    for (const part of partNames) {
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
