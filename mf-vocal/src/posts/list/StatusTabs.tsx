import { token } from '@marquee/shared';
import type { OwnPostList } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { Tabs } from '@marquee/vocal-kit/frame/Tabs.ts';
import { type PostsAddress, type PostsStatus, postsPath, postsStatuses } from '../address/postsAddress.ts';
import { postsTexts } from '../postsTexts.ts';

/** Lists that have a tab even if they are empty. */
const standing: readonly PostsStatus[] = ['draft', 'published', 'trash'];

const Count = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: ${token('bodyWeight')};
`;

/** The number of posts outside the trash. */
export const countAll = (counts: OwnPostList['counts']) =>
  postsStatuses.reduce((sum, filter) => (filter === 'trash' ? sum : sum + (counts[filter] ?? 0)), 0);

type StatusTabsProps = { address: PostsAddress; counts: OwnPostList['counts'] };

/** Links to the lists of each status, with their numbers of posts. The links keep the chosen magazine and search. */
export function StatusTabs({ address, counts }: StatusTabsProps) {
  const offered = postsStatuses.filter(
    (filter) => standing.includes(filter) || filter === address.status || counts[filter],
  );
  const tab = (status: PostsStatus | undefined, label: string, count: number) => {
    const path = postsPath({ ...address, status, page: 1 });
    return (
      <li key={label}>
        <Link to={path} aria-current={status === address.status ? 'page' : undefined}>
          {label} <Count>{count}</Count>
        </Link>
      </li>
    );
  };
  return (
    <nav aria-label={postsTexts.tabsLabel}>
      <Tabs>
        {tab(undefined, postsTexts.all, countAll(counts))}
        {offered.map((filter) => tab(filter, postsTexts.tabs[filter], counts[filter] ?? 0))}
      </Tabs>
    </nav>
  );
}
