import { Button, Spinner } from '@marquee/shared';
import type { Draft, RevisionResponse } from '@marquee/shared/domain';
import { ComparedGroup } from '@marquee/vocal-kit/compare/ComparedGroup.tsx';
import { differingGroups } from '@marquee/vocal-kit/compare/fieldGroups.ts';
import { versionTexts } from '@marquee/vocal-kit/compare/versionTexts.ts';
import { useEffect, useRef, useState } from 'react';
import { Actions, Fault, Sides, WideSheet } from '../compare/comparisonParts.ts';
import type { RevisionCache } from './RevisionCache.ts';
import { revisionMoment } from './revisionDays.ts';
import type { Restoring } from './useRestoring.ts';
import { versionNoticeTexts } from './versionNoticeTexts.ts';

export type RevisionComparisonProps = {
  id: string;
  draft: Draft;
  cache: RevisionCache;
  isReadOnly: boolean;
  restoring: Restoring;
  onClose: () => void;
};

type Loaded = RevisionResponse['revision'];

/** Shows an earlier version next to the current text, and marks added and removed words. */
export function RevisionComparison({ id, cache, ...props }: RevisionComparisonProps) {
  const { revision, hasFailed } = useRevision(id, cache);
  if (revision) return <ComparedRevision {...props} key={revision.id} revision={revision} />;
  return (
    <WideSheet aria-label={versionNoticeTexts.versions}>
      {hasFailed ? (
        <Fault role="alert">{versionNoticeTexts.failed}</Fault>
      ) : (
        <Spinner label={versionNoticeTexts.loading} />
      )}
    </WideSheet>
  );
}

function useRevision(id: string, cache: RevisionCache) {
  const [revision, setRevision] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    setRevision(null);
    setFailed(false);
    cache.revision(id).then(
      (loaded) => (isGone ? undefined : setRevision(loaded)),
      () => (isGone ? undefined : setFailed(true)),
    );
    return () => {
      isGone = true;
    };
  }, [cache, id]);
  return { revision, hasFailed };
}

type ComparedRevisionProps = Omit<RevisionComparisonProps, 'id' | 'cache'> & { revision: Loaded };

function ComparedRevision({ revision, draft, isReadOnly, restoring, onClose }: ComparedRevisionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);

  async function restore(): Promise<void> {
    if (await restoring.restore(revision)) onClose();
  }

  const moment = revisionMoment(revision.at);
  const groups = differingGroups(revision.fields, draft);
  const sides = [versionTexts.earlierText, versionTexts.present] as const;
  return (
    <WideSheet aria-label={versionTexts.versionOf(moment)}>
      <h1 ref={heading} tabIndex={-1}>
        {versionTexts.versionOf(moment)}
      </h1>
      <p>{groups.length > 0 ? versionTexts.comparedText : versionTexts.same}</p>
      {restoring.fault ? <Fault role="alert">{restoring.fault}</Fault> : null}
      <Actions>
        {groups.length > 0 && !isReadOnly ? (
          <Button aria-disabled={restoring.isPending} onClick={() => void restore()}>
            {restoring.isPending ? versionTexts.restoring : versionTexts.restore}
          </Button>
        ) : null}
        <Button $quiet onClick={onClose}>
          {versionTexts.backToWriting}
        </Button>
      </Actions>
      {groups.length > 0 ? (
        <Sides aria-hidden="true">
          <span>{sides[0]}</span>
          <span>{sides[1]}</span>
        </Sides>
      ) : null}
      {groups.map((group) => (
        <ComparedGroup
          key={group.label}
          group={group}
          before={revision.fields}
          after={draft}
          sides={sides}
          kind="change"
        />
      ))}
    </WideSheet>
  );
}
