import type { Versions } from '../gate/CheckContext.ts';
import { checkFit } from '../gate/checkFit.ts';
import { type EvaluationParts, evaluateRelease } from '../gate/evaluateRelease.ts';
import { evaluationEnvironment, StartedAhead } from '../gate/launch/StartedAhead.ts';
import { liveReport, renewedAfterMs } from '../gate/probe/liveReport.ts';
import { StoredReports } from '../gate/report/StoredReports.ts';
import type { ServerPrograms } from '../gate/ServerPrograms.ts';
import { openReleases, type ReleaseSettings } from '../openReleases.ts';
import { OverrideService } from '../overrides/OverrideService.ts';
import { partNames } from '../partNames.ts';
import type { ReleaseRepository } from '../ReleaseRepository.ts';
import { liveSet } from '../registry/registryState.ts';
import { releasedCodeEnvironment } from '../releasedCodeEnvironment.ts';
import { type AwaitPrepared, type Evaluate, ReleaseService } from './ReleaseService.ts';
import { TokenService } from './TokenService.ts';
import type { CheckFit } from './writeProved.ts';

export type ReleaseServiceSettings = ReleaseSettings & { releaseKeepDays: number; releaseKeepCount: number };

export type ReleaseServices = {
  service: ReleaseService;
  tokens: TokenService;
  overrides: OverrideService;
  releases: ReleaseRepository;
  /** Starts what every evaluation needs, and replaces the live set's report if it would be too old. */
  startAhead(): void;
  /** Ends the started processes if no evaluation has used them. */
  endAhead(): Promise<void>;
};

/**
 * Opens the release services over the registry and storage that the settings name.
 * @param environment settings for the processes in which the gate tries releases; its secrets do not reach them
 * @param programs of the server that these processes run
 * @param awaitPrepared waits for the nodes
 */
export async function openReleaseServices(
  settings: ReleaseServiceSettings,
  environment: NodeJS.ProcessEnv,
  programs: ServerPrograms,
  awaitPrepared: AwaitPrepared,
  onError: (error: Error) => void,
): Promise<ReleaseServices> {
  const releases = await openReleases(settings, onError);
  const ownEnvironment = releasedCodeEnvironment(environment);
  let ahead: StartedAhead | null = null;
  const renewLiveReport = async (signal: AbortSignal) => {
    const state = await releases.registry.read();
    const live = liveSet(state);
    if (!live) return;
    await releases.fetchSet(live, state);
    const reports = StoredReports.beside(releases.cache);
    const environment = evaluationEnvironment(releases.cache, ownEnvironment);
    await liveReport(live, { environment, programs, reports }, renewedAfterMs, signal);
  };
  const endAhead = async () => {
    const unused = ahead;
    ahead = null;
    await unused?.close();
  };
  const evaluate: Evaluate = async (candidate, live, part, report, accepted) => {
    try {
      return await evaluateRelease(candidate, live, part, {
        cache: releases.cache,
        environment: ownEnvironment,
        programs,
        accepted,
        ahead,
        onCheck: ({ name, passed, detail }) => report(passed ? 'check-passed' : 'check-failed', `${name}: ${detail}`),
        ...(await neighbours(releases)),
      });
    } finally {
      await endAhead();
    }
  };
  const fits: CheckFit = (candidate, live, part) =>
    checkFit(candidate, live, part, { cache: releases.cache, environment: ownEnvironment, programs });
  const retention = { keepDays: settings.releaseKeepDays, keepCount: settings.releaseKeepCount };
  return {
    service: new ReleaseService({ releases, evaluate, checkFit: fits, awaitPrepared, retention, now: Date.now }),
    tokens: new TokenService(releases.registry),
    overrides: new OverrideService(releases, Date.now),
    releases,
    startAhead() {
      ahead ??= new StartedAhead(programs, evaluationEnvironment(releases.cache, ownEnvironment), renewLiveReport);
    },
    endAhead,
  };
}

/** Versions that promotion or rollback can make live without another evaluation. The gate names those that it cannot fetch. */
async function neighbours(releases: ReleaseRepository): Promise<Pick<EvaluationParts, 'previous' | 'canaries'>> {
  const state = await releases.registry.read();
  const [previous, canaries]: [Versions, Versions] = [{}, {}];
  for (const part of partNames) {
    const { rollbackTarget: before, canary } = state.parts[part];
    if (before) previous[part] = before;
    if (canary) canaries[part] = canary.version;
    for (const version of [before, canary?.version])
      if (version) await releases.fetch(part, version, state).catch(() => undefined);
  }
  return { previous, canaries };
}
