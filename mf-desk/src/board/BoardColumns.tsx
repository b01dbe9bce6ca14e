import { Spinner, token, usePageConfig } from '@marquee/shared';
import type { ReviewStatus } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { ListFailure } from '@marquee/vocal-kit/lists/ListFailure.tsx';
import { PageSection } from '@marquee/vocal-kit/panels/pageParts.ts';
import { BoardRow, BoardRows } from './BoardRow.tsx';
import { boardPathWith, filtersOf } from './boardAddress.ts';
import { boardTexts } from './boardTexts.ts';
import { useBoard } from './useBoard.ts';

const shownPosts = 20;

/** The columns, in the order in which a post usually passes through them. */
const statuses: readonly ReviewStatus[] = [
  ...(['draft', 'needs-review', 'in-review', 'changes-requested'] as const),
  ...(['scheduled', 'published', 'rejected', 'unpublished'] as const),
];

/** On narrow windows, the columns are sections below each other. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: ${token('space5')};
  align-items: start;
`;

/** The newest posts of each status, with the filters of the address. */
export function BoardColumns({ search }: { search: string }) {
  return (
    <Columns>
      {statuses.map((status) => (
        <Column key={status} status={status} search={search} />
      ))}
    </Columns>
  );
}

function Column({ status, search }: { status: ReviewStatus; search: string }) {
  const { sites } = usePageConfig();
  const query = filtersOf(new URLSearchParams(search), sites);
  query.set('status', status);
  query.set('limit', String(shownPosts));
  const { value, failure, retry } = useBoard(query);
  const total = value?.counts?.[status];
  return (
    <PageSection aria-labelledby={`column-${status}`}>
      <h2 id={`column-${status}`}>
        {boardTexts.statuses[status]}
        {total === undefined ? null : ` (${total.toLocaleString('en')})`}
      </h2>
      {failure ? <ListFailure failure={failure === 'offline' ? 'offline' : 'failed'} retry={retry} /> : null}
      {!value && !failure ? <Spinner label={boardTexts.loading} /> : null}
      {value && value.posts.length === 0 ? <p>{boardTexts.none}</p> : null}
      {value && value.posts.length > 0 ? (
        <BoardRows>
          {value.posts.map((post) => (
            <BoardRow key={post.id} post={post} />
          ))}
        </BoardRows>
      ) : null}
      {total !== undefined && total > shownPosts ? (
        <Link to={boardPathWith(search, { view: 'list', status })}>{boardTexts.more(total)}</Link>
      ) : null}
    </PageSection>
  );
}
