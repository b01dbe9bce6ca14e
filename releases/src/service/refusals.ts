import type { PartName } from '@marquee/shared/domain';
import { ReleaseError } from '../ReleaseError.ts';
import type { GateResult } from '../registry/logEntry.ts';
import type { RegistryState } from '../registry/registryState.ts';
import type { ReleaseSet } from '../releaseSet.ts';

/** Error for a release that the gate refuses. */
export function refused(
  part: PartName,
  version: string,
  { reasons }: GateResult,
  live: string | undefined,
): ReleaseError {
  const stays = live === undefined ? `${part} still has no release` : `${live} stays live`;
  return new ReleaseError('refused', `${part}@${version} is refused; ${stays}.${listed(reasons)}`);
}

/** Error for a move to a set whose parts do not fit together. */
export function unfit(part: PartName, set: ReleaseSet, live: ReleaseSet, reasons: string[]): ReleaseError {
  const advice = 'Roll back the parts that need the present version first, or end their canaries.';
  return new ReleaseError(
    'does-not-fit',
    `${part}@${set[part]} does not fit the other parts; ${live[part]} stays live. ${advice}${listed(reasons)}`,
  );
}

/** @throws ReleaseError if the percentage is not valid for a canary */
export function checkPercent(percent: number): void {
  if (percent > 0 && percent < 100) return;
  throw new ReleaseError('percent', 'The percentage of a canary must be above 0 and below 100.');
}

/**
 * Refuses a rollback without a version if the version that the caller means may no longer run.
 * @throws ReleaseError
 */
export function checkUnnamed({ parts }: RegistryState, part: PartName): void {
  const { canary, live, liveWhy, liveSince } = parts[part];
  if (canary)
    throw new ReleaseError(
      'canary-runs',
      `A canary of ${part} runs: ${canary.version}. Abort the canary, or name the version to withdraw: rollback --from ${canary.version}.`,
    );
  if (liveWhy === 'rollback' || liveWhy === 'automatic rollback')
    throw new ReleaseError(
      'moved-on',
      `${part} went back to ${live} already, at ${liveSince}. To withdraw that version as well, name it: rollback --from ${live}.`,
    );
}

/** @throws ReleaseError if another version runs than the version that the caller saw */
export function checkSeen({ parts }: RegistryState, part: PartName, seen: string | undefined): void {
  const { canary, live } = parts[part];
  const running = canary?.version ?? live;
  if (seen === undefined || seen === running) return;
  throw new ReleaseError('moved-on', `${part} has moved on to ${running ?? 'nothing'}. Check the status first.`);
}

function listed(reasons: readonly string[]): string {
  return reasons.map((reason) => `\n  ${reason.replaceAll('\n', '\n    ')}`).join('');
}
