import type { Versions } from '../gate/GateCase.ts';
import { type JudgeParts, judgeRelease } from '../gate/judgeRelease.ts';
import type { ServerPrograms } from '../gate/ServerPrograms.ts';
import { releaseNames } from '../manifest.ts';
import { openReleases, type ReleaseSettings } from '../openReleases.ts';
import { OverrideDesk } from '../overrides/OverrideDesk.ts';
import type { Releases } from '../Releases.ts';
import { releasedCodeEnvironment } from '../releasedCodeEnvironment.ts';
import { type Judge, ReleaseDesk } from './ReleaseDesk.ts';
import { TokenDesk } from './TokenDesk.ts';

export type DeskSettings = ReleaseSettings & { RELEASE_KEEP_DAYS: number; RELEASE_KEEP_COUNT: number };

export type OpenedDesk = { desk: ReleaseDesk; tokens: TokenDesk; overrides: OverrideDesk; releases: Releases };

/**
 * The desk over the registry and storage that the settings name.
 * @param environment settings for the processes in which the gate tries releases; its secrets do not reach them
 * @param programs of the server that these processes run
 */
export async function openDesk(
  settings: DeskSettings,
  environment: NodeJS.ProcessEnv,
  programs: ServerPrograms,
  onError: (error: Error) => void,
): Promise<OpenedDesk> {
  const releases = await openReleases(settings, onError);
  const judge: Judge = async (candidate, live, part, say) =>
    judgeRelease(candidate, live, part, {
      store: releases.store,
      environment: releasedCodeEnvironment(environment),
      programs,
      tell: ({ name, passed, detail }) => say(passed ? 'check-passed' : 'check-failed', `${name}: ${detail}`),
      ...(await neighbours(releases)),
    });
  const retention = { keepDays: settings.RELEASE_KEEP_DAYS, keepCount: settings.RELEASE_KEEP_COUNT };
  return {
    desk: new ReleaseDesk({ releases, judge, retention, now: Date.now }),
    tokens: new TokenDesk(releases.registry),
    overrides: new OverrideDesk(releases, Date.now),
    releases,
  };
}

/** Versions that are not live and may become so unjudged, by promotion or rollback. The gate says which of them it could not have. */
async function neighbours(releases: Releases): Promise<Pick<JudgeParts, 'previous' | 'canaries'>> {
  const state = await releases.registry.read();
  const [previous, canaries]: [Versions, Versions] = [{}, {}];
  for (const name of releaseNames) {
    const { previous: before, canary } = state.parts[name];
    if (before) previous[name] = before;
    if (canary) canaries[name] = canary.version;
    for (const version of [before, canary?.version])
      if (version) await releases.fetch(name, version, state).catch(() => undefined);
  }
  return { previous, canaries };
}
