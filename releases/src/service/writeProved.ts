import type { PartName } from '@marquee/shared/domain';
import { ReleaseError } from '../ReleaseError.ts';
import type { ReleaseRepository } from '../ReleaseRepository.ts';
import { type Meeting, meetingsIn } from '../registry/meetings.ts';
import { requireLiveSet } from '../registry/missingParts.ts';
import type { Decision } from '../registry/Registry.ts';
import { canaries, type RegistryState } from '../registry/registryState.ts';
import { UnprovedSetError } from '../registry/unprovedBy.ts';
import type { ReleaseSet } from '../releaseSet.ts';
import type { ReportStep } from './progressStep.ts';
import { unfit } from './refusals.ts';

/** Tries whether a set fits together that a move of a part would make. @returns the reasons why it does not */
export type CheckFit = (candidate: ReleaseSet, live: ReleaseSet, part: PartName) => Promise<string[]>;

type Parts = { releases: ReleaseRepository; checkFit: CheckFit };
type Move = { part: PartName; actor: string; report: ReportStep };

/**
 * Writes a move of a part. Versions that were never served together are tried together first.
 * @throws ReleaseError when they do not fit, or cannot be tried
 */
export async function writeProved(parts: Parts, move: Move, decision: Decision): Promise<RegistryState> {
  const proved = new Set<Meeting>();
  for (;;) {
    try {
      return await parts.releases.registry.write(move.actor, decision, proved);
    } catch (error) {
      if (!(error instanceof UnprovedSetError)) throw error;
      move.report('judged', 'Readers never had these versions together, so they are tried first');
      await prove(parts, move.part, error);
      for (const meeting of error.meetings) proved.add(meeting);
    }
  }
}

async function prove({ releases, checkFit }: Parts, part: PartName, { meetings, state }: UnprovedSetError) {
  const before = await releases.registry.read();
  const live = requireLiveSet(before);
  const after = requireLiveSet(state);
  const sets = [after, ...canaries(state).map(({ set }) => set)];
  for (const set of sets.filter((one) => meetingsIn(one).some((meeting) => meetings.includes(meeting)))) {
    await releases.fetchSet(set, before);
    const reasons = await checkFit(set, live, part).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      const sentence = `Whether ${part}@${set[part]} fits the other parts cannot be tried, so nothing has changed: ${reason}`;
      throw new ReleaseError('gate-failed', sentence, { cause: error });
    });
    if (reasons.length > 0) throw unfit(part, set, live, reasons);
  }
}
