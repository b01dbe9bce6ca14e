import { judgeRelease } from '../gate/judgeRelease.ts';
import { openReleases, type ReleaseSettings } from '../openReleases.ts';
import type { Releases } from '../Releases.ts';
import { type Judge, ReleaseDesk } from './ReleaseDesk.ts';
import { TokenDesk } from './TokenDesk.ts';

export type DeskSettings = ReleaseSettings & { RELEASE_KEEP_DAYS: number; RELEASE_KEEP_COUNT: number };

export type OpenedDesk = { desk: ReleaseDesk; tokens: TokenDesk; releases: Releases };

/** What a worker is told of its own life, and secrets: a process in which the code of others is tried has neither. */
const ownSettings = [
  'NODE_UNIQUE_ID',
  'MARQUEE_RELEASE_SET',
  'MARQUEE_SOCKET',
  'MARQUEE_PROBE_ONLY',
  'OPERATOR_TOKEN',
  'RELEASE_TOKEN',
];

/**
 * The desk over the registry and storage that the settings name.
 * @param environment of the processes in which the gate tries releases
 */
export async function openDesk(
  settings: DeskSettings,
  environment: NodeJS.ProcessEnv,
  onError: (error: Error) => void,
): Promise<OpenedDesk> {
  const releases = await openReleases(settings, onError);
  const inherited = Object.fromEntries(Object.entries(environment).filter(([name]) => !ownSettings.includes(name)));
  const judge: Judge = (candidate, live, part, say) =>
    judgeRelease(candidate, live, part, {
      store: releases.store,
      environment: inherited,
      tell: ({ name, passed, detail }) => say(passed ? 'check-passed' : 'check-failed', `${name}: ${detail}`),
    });
  const retention = { keepDays: settings.RELEASE_KEEP_DAYS, keepCount: settings.RELEASE_KEEP_COUNT };
  return {
    desk: new ReleaseDesk({ releases, judge, retention, now: Date.now }),
    tokens: new TokenDesk(releases.registry),
    releases,
  };
}
