import { EmptyState, Spinner, token } from '@marquee/shared';
import type { Story, StoryList } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { LoadFailure } from '@marquee/vocal-kit/lists/LoadFailure.tsx';
import { Pager } from '@marquee/vocal-kit/lists/Pager.tsx';
import { useSearch } from '@marquee/vocal-kit/lists/useSearch.ts';
import { CurationList } from '@marquee/vocal-kit/panels/rowParts.ts';
import type { Loaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import type { RowForms } from '../curation/useRowForms.ts';
import { planningTexts } from './planningTexts.ts';
import { type StoryFormName, StoryRow } from './StoryRow.tsx';

const LateCount = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space2')} ${token('space4')};
  align-items: center;
  margin: 0;

  &[data-late='true'] > strong {
    color: ${token('danger')};
  }

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: ${token('link')};
  }
`;

type PlanningListProps = {
  loaded: Loaded<StoryList>;
  forms: RowForms<StoryFormName>;
  onChanged: (story: Story, sentence: string) => void;
};

/** The stories with the filters of the address, below the number of late stories. */
export function PlanningList({ loaded: { value, failure, retry }, forms, onChanged }: PlanningListProps) {
  const { asked, pathWith } = useSearch();
  if (failure) return <LoadFailure failure={failure} retry={retry} />;
  if (!value) return <Spinner label={planningTexts.loading} />;
  const { stories, late, totalPages } = value;
  const page = Math.trunc(Number(asked.get('page')) || 1);
  return (
    <>
      <LateCount data-late={late > 0}>
        <strong>{late > 0 ? planningTexts.late(late) : planningTexts.noneLate}</strong>
        {late > 0 && asked.get('late') !== 'true' ? (
          <Link to={pathWith({ late: 'true', stage: null, page: null })}>{planningTexts.showLate}</Link>
        ) : null}
      </LateCount>
      {stories.length > 0 ? (
        <CurationList>
          {stories.map((story) => (
            <StoryRow key={story.id} {...{ story, forms, onChanged }} />
          ))}
        </CurationList>
      ) : (
        <EmptyState message={planningTexts.none}>
          <p>{planningTexts.noneLead}</p>
        </EmptyState>
      )}
      <Pager
        page={page}
        totalPages={totalPages}
        pathOf={(next) => pathWith({ page: next > 1 ? String(next) : null })}
      />
    </>
  );
}
