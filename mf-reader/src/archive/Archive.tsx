import type { RootState } from '@marquee/shared';
import { useSelector } from '@marquee/shared/redux';
import { listAddress } from '../list/listAddress.ts';
import { PageBody } from '../list/PageBody.tsx';
import { PagedPosts } from '../list/PagedPosts.tsx';
import { PageHeader } from '../list/PageHeader.tsx';
import { pageTexts } from '../pageTexts.ts';
import { ArchiveList } from './ArchiveList.tsx';
import { Columns, Sidebar } from './archiveParts.ts';
import type { ArchiveData } from './loadArchive.ts';
import { periodLabel, periodPath } from './period.ts';

/** The posts of a month or a year, and the way to the last months. */
export function Archive({ period, thisMonth }: ArchiveData) {
  const posts = useSelector((state: RootState) => state.posts);
  const { latestPosts = [], currentPage = 1, totalPages = 0 } = posts ?? {};
  const path = periodPath(period);
  return (
    <PageBody>
      <PageHeader title={pageTexts.archiveFor(periodLabel(period))} />
      <Columns>
        <PagedPosts
          posts={latestPosts}
          currentPage={currentPage}
          totalPages={totalPages}
          hrefOf={(page) => listAddress(path, undefined, page)}
        />
        <Sidebar>
          <ArchiveList newest={thisMonth} current={path} />
        </Sidebar>
      </Columns>
    </PageBody>
  );
}
