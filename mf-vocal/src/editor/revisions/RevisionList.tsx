import { Button, Spinner, token } from '@marquee/shared';
import type { Draft, Revision } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { versionTexts } from '@marquee/vocal-kit/compare/versionTexts.ts';
import { useState } from 'react';
import type { RevisionCache } from './RevisionCache.ts';
import { revisionDays, revisionTime } from './revisionDays.ts';
import { useChangedWords } from './useChangedWords.ts';
import { useRevisions } from './useRevisions.ts';
import { versionNoticeTexts } from './versionNoticeTexts.ts';

/** Number of versions that are listed at first, and added with each press of the button. */
const pageSize = 12;
const noRevisions: readonly Revision[] = [];

const Day = styled.section`
  & h3 {
    margin: 0 0 ${token('space2')};
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }

  & ol {
    display: grid;
    gap: ${token('space1')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Version = styled.button`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${token('space4')};
  inline-size: 100%;
  min-block-size: 3rem;
  padding: ${token('space2')} ${token('space3')};
  border: 0;
  border-inline-start: 3px solid transparent;
  border-radius: ${token('radius')};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${token('sunken')};
  }

  &[aria-pressed='true'] {
    border-inline-start-color: ${token('accentText')};
    background: ${token('sunken')};
  }

  & b {
    font-variant-numeric: tabular-nums;
  }

  & small {
    grid-column: 2;
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }
`;

export type RevisionListProps = {
  draft: Draft;
  cache: RevisionCache;
  /** Id of the version that is compared with the current text. */
  chosen: string | null;
  choose: (id: string) => void;
};

/** Lists the stored versions of a post by day. Shows their times, their reasons, and the number of changed words. */
export function RevisionList({ draft, cache, chosen, choose }: RevisionListProps) {
  const { list, hasFailed, retry } = useRevisions(draft.id, draft.version);
  const [shown, setShown] = useState(pageSize);
  const words = useChangedWords(list ?? noRevisions, shown, cache);
  const changeOf = (id: string) => {
    const change = words.get(id);
    return change ? <small>{versionTexts.changed(change)}</small> : null;
  };

  return (
    <>
      {hasFailed ? (
        <div role="alert">
          <p>{versionNoticeTexts.failed}</p>
          <Button $quiet onClick={retry}>
            {versionTexts.tryAgain}
          </Button>
        </div>
      ) : null}
      {!list && !hasFailed ? <Spinner label={versionNoticeTexts.loading} /> : null}
      {list?.length === 0 ? <p>{versionTexts.none}</p> : null}
      {revisionDays(list?.slice(0, shown) ?? noRevisions).map(({ day, revisions }) => (
        <Day key={day} aria-label={day}>
          <h3>{day}</h3>
          <ol>
            {revisions.map(({ id, at, reason }) => (
              <li key={id}>
                <Version type="button" aria-pressed={id === chosen} onClick={() => choose(id)}>
                  <b>{revisionTime(at)}</b>
                  <span>{versionTexts.reasons[reason]}</span>
                  {changeOf(id)}
                </Version>
              </li>
            ))}
          </ol>
        </Day>
      ))}
      {list && list.length > shown ? (
        <Button $quiet onClick={() => setShown(shown + pageSize)}>
          {versionTexts.earlier}
        </Button>
      ) : null}
    </>
  );
}
