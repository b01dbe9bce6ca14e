import type { OpenDraftSaving } from '../openDraftSaving.ts';
import { LazyRevisionComparison } from '../revisions/LazyRevisionComparison.tsx';
import type { RevisionCache } from '../revisions/RevisionCache.ts';
import type { Restoring } from '../revisions/useRestoring.ts';
import { LazyConflictResolution } from '../status/LazyConflictResolution.tsx';
import type { Panels } from './usePanels.ts';

type VersionComparisonProps = {
  saving: OpenDraftSaving;
  isReadOnly: boolean;
  panels: Panels;
  revisions: RevisionCache;
  restoring: Restoring;
};

/** Shows the draft next to a conflicting version, or next to the revision that the writer has chosen. */
export function VersionComparison({ saving, isReadOnly, panels, revisions, restoring }: VersionComparisonProps) {
  const { draft, state, resolve } = saving;
  if (state.kind === 'conflict') return <LazyConflictResolution {...state} resolve={resolve} />;
  if (!panels.revision) return null;
  return (
    <LazyRevisionComparison
      id={panels.revision}
      draft={draft}
      cache={revisions}
      isReadOnly={isReadOnly}
      restoring={restoring}
      onClose={panels.hide}
    />
  );
}
