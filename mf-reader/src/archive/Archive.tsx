import { useLocation } from '@marquee/shared/router';
import { listAddress } from '../list/address/listAddress.ts';
import { listParameters } from '../list/address/listParameters.ts';
import { ListPlaceholder } from '../list/ListPlaceholder.tsx';
import { PageBody } from '../list/PageBody.tsx';
import { PagedPosts } from '../list/PagedPosts.tsx';
import { PageHeader } from '../list/PageHeader.tsx';
import { useLatestPosts } from '../list/useLatestPosts.ts';
import { pageTexts } from '../pageTexts.ts';
import { ArchiveList } from './ArchiveList.tsx';
import { ArchiveSteps } from './ArchiveSteps.tsx';
import { Columns, Sidebar } from './archiveParts.ts';
import type { ArchiveData } from './loadArchive.ts';
import { MonthRow } from './MonthRow.tsx';
import { periodLabel, periodPath } from './period.ts';

/** Shows the posts of a month or a year, and links to the last 13 months. */
export function Archive({ period, thisMonth }: ArchiveData) {
  const path = periodPath(period);
  const { page } = listParameters({}, useLocation().search);
  const list = useLatestPosts({ kind: 'archive', key: path, page });
  if (!list) return <ListPlaceholder isLoading message="" />;
  const { latestPosts, currentPage, totalPages } = list;
  return (
    <PageBody>
      <PageHeader title={pageTexts.archiveFor(periodLabel(period))}>
        <ArchiveSteps period={period} thisMonth={thisMonth} />
        <MonthRow newest={thisMonth} current={path} />
      </PageHeader>
      <Columns>
        <PagedPosts
          posts={latestPosts}
          currentPage={currentPage}
          totalPages={totalPages}
          hrefOf={(target) => listAddress(path, undefined, target)}
        />
        <Sidebar>
          <ArchiveList newest={thisMonth} current={path} />
        </Sidebar>
      </Columns>
    </PageBody>
  );
}
