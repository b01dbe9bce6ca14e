import { partNames } from '@marquee/releases/partNames.ts';
import type { RegistryState } from '@marquee/releases/registry/registryState.ts';
import { type CountStep, type OtherVersions, type Tally, tallyOf } from '../counts/CountStep.ts';
import { isWorse, rateOf } from './isWorse.ts';
import { type MonitoredRollout, monitoredRollouts } from './monitoredRollouts.ts';
import type { RolloutTimes } from './RolloutTimes.ts';

/** Assumed for a version without a remembered rate, as after a restart. */
const unknownRate = 0.01;
/** With fewer pages, the rate of a version is unknown. */
const minPages = 200;

export type RegressionFinding = MonitoredRollout & {
  /** `rollBack` ends a canary or goes back to the version before; `pause` asks a person. */
  move: 'rollBack' | 'pause';
  /** The errors behind the finding: the server's only, or all. Null for another reason. */
  errors: 'server' | 'all' | null;
  tally: Tally;
  /** Rate of the version that it is compared with. */
  baseline: number;
  /** Reason for the registry's log and for people. */
  reason: string;
};

/**
 * Health figures of a version. `errors` is the share of pages with an error, and `failures` the share of pages that the
 * server could not render. `renderMs` and `heapBytes` are null if they are unknown.
 */
type Rates = { errors: number; failures: number; renderMs: number | null; heapBytes: number | null };

/** Minimum number of renders for a finding, because the first renders of a process take longer. */
const minRenders = 100;
/** Maximum factor by which pages may take longer, as in the gate. */
const maxTimesSlower = 3;
/** Minimum duration of a render in comparisons, because milliseconds of an idle machine say nothing about a busy one. */
const floorMs = 20;

/** Minimum number and minimum share of compared pages without their content. Fewer pages may be due to editors. */
const minEmptied = 8;
const minEmptiedShare = 0.2;
/** A worker's memory after a garbage collection is a finding if it grew by this factor and by this many bytes. */
const maxTimesLarger = 2;
const minGrowth = 100_000_000;

/**
 * Compares each monitored rollout with the version that it replaces, and decides which rollouts to end. It compares
 * errors, pages without their content, render times and memory. A canary is ended for any finding. A live version is
 * rolled back only if too many pages fail on the server, or if most compared pages have lost their content. Other
 * findings only pause a live version, because browsers can report anything, and because the previous version's render
 * times and memory were measured under another load.
 */
export class ErrorWatch {
  /** The last rates of versions while they were live, by `part@version`. */
  readonly #rates = new Map<string, Rates>();
  readonly #times: Pick<RolloutTimes, 'of'>;

  constructor(times: Pick<RolloutTimes, 'of'>) {
    this.#times = times;
  }

  /** @param steps the counts of all nodes */
  findings(state: RegistryState, steps: readonly CountStep[], now: number): RegressionFinding[] {
    this.#remember(state, steps);
    return monitoredRollouts(state, this.#times, now).flatMap((rollout): RegressionFinding[] => {
      const { kind, part, version, since } = rollout;
      const others = liveVersions(state);
      const tally = tallyOf(steps, part, version, since, others);
      const baseline = this.#baselineOf(rollout, steps, others);
      const { pages, errors, failures } = tally;
      if (isWorse({ pages, errors: failures, baseline: baseline.failures })) {
        const reason = reasonOf(failures, pages, baseline.failures, 'failed on the server');
        return [{ ...rollout, move: 'rollBack', errors: 'server', tally, baseline: baseline.failures, reason }];
      }
      const empty = emptiness(tally);
      if (empty !== null) {
        const move = kind === 'canary' || tally.emptied > tally.compared / 2 ? 'rollBack' : 'pause';
        return [{ ...rollout, move, errors: null, tally, baseline: 0, reason: empty }];
      }
      const slow = slowness(tally, baseline.renderMs) ?? growth(tally, baseline.heapBytes);
      if (slow !== null) {
        const move = kind === 'canary' ? 'rollBack' : 'pause';
        return [{ ...rollout, move, errors: null, tally, baseline: baseline.renderMs ?? 0, reason: slow }];
      }
      if (!isWorse({ pages, errors, baseline: baseline.errors })) return [];
      const reason = reasonOf(errors, pages, baseline.errors, 'failed in browsers');
      const move = kind === 'canary' ? 'rollBack' : 'pause';
      return [{ ...rollout, move, errors: 'all', tally, baseline: baseline.errors, reason }];
    });
  }

  /** A canary is compared with the live version at the same time; a new live version only with the past of the one before it. */
  #baselineOf(
    { kind, part, against, since }: MonitoredRollout,
    steps: readonly CountStep[],
    others: OtherVersions,
  ): Rates {
    const known = this.#rates.get(`${part}@${against}`) ?? {
      errors: unknownRate,
      failures: unknownRate,
      ...{ renderMs: null, heapBytes: null },
    };
    if (kind === 'live') return known;
    const beside = tallyOf(steps, part, against, since, others);
    return {
      ...(beside.pages >= minPages ? ratesOf(beside) : known),
      renderMs: renderMsOf(beside) ?? known.renderMs,
      heapBytes: beside.heapBytes ?? known.heapBytes,
    };
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
      const tally = tallyOf(steps, part, live, 0, liveVersions(state));
      const release = `${part}@${live}`;
      const known = this.#rates.get(release);
      const renderMs = renderMsOf(tally) ?? known?.renderMs ?? null;
      const heapBytes = tally.heapBytes ?? known?.heapBytes ?? null;
      const unknown = { errors: unknownRate, failures: unknownRate };
      const rates = tally.pages >= minPages ? ratesOf(tally) : (known ?? unknown);
      if (rates !== unknown || renderMs !== null || heapBytes !== null)
        this.#rates.set(release, { ...rates, renderMs, heapBytes });
    }
  }
}

/** Slow, empty or large pages of a set with a canary say nothing about the parts that the canary does not change. */
function liveVersions({ parts }: RegistryState): OtherVersions {
  return Object.fromEntries(partNames.map((part) => [part, parts[part].live])) as OtherVersions;
}

function ratesOf({ pages, errors, failures }: Tally): Pick<Rates, 'errors' | 'failures'> {
  return { errors: rateOf({ pages, errors }), failures: rateOf({ pages, errors: failures }) };
}

function renderMsOf({ renders, renderMs }: Tally): number | null {
  return renders < minRenders ? null : renderMs / renders;
}

/**
 * Describes how much slower pages are than with the previous version.
 * @returns null if they are not slower, or if that is unknown
 */
function slowness(tally: Tally, before: number | null): string | null {
  const ms = renderMsOf(tally);
  if (ms === null || before === null || ms <= Math.max(before, floorMs) * maxTimesSlower) return null;
  return `Pages take ${number.format(Math.round(ms))} ms to render, ${number.format(Math.round(before))} ms with the one before`;
}

/** The sentence that says how many pages have lost their content. Null if they are so few that editors may have removed it. */
function emptiness({ compared, emptied }: Tally): string | null {
  if (emptied < minEmptied || emptied < compared * minEmptiedShare) return null;
  return `${number.format(emptied)} of ${number.format(compared)} pages have lost most of their content`;
}

/**
 * Describes how much more memory workers hold.
 * @returns null if it is not much more, or if that is unknown
 */
function growth({ heapBytes }: Tally, before: number | null): string | null {
  if (heapBytes === null || before === null) return null;
  if (heapBytes <= before * maxTimesLarger || heapBytes <= before + minGrowth) return null;
  const megabytes = (bytes: number) => number.format(Math.round(bytes / 1_000_000));
  return `A worker holds ${megabytes(heapBytes)} MB after its garbage was collected, ${megabytes(before)} MB with the one before`;
}

const percent = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
const number = new Intl.NumberFormat('en');

function reasonOf(errors: number, pages: number, baseline: number, how: string): string {
  const share = percent.format((100 * errors) / pages);
  return `${share} % of ${number.format(pages)} pages ${how}, ${percent.format(100 * baseline)} % with the one before`;
}
