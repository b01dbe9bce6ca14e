import { Button, EmptyState, Spinner, token } from '@marquee/shared';
import type { User } from '@marquee/shared/domain';
import { useSelector } from '@marquee/shared/redux';
import { useLocation } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { PageHeading } from '@marquee/vocal-kit/frame/PageHeading.tsx';
import { pageGutter } from '@marquee/vocal-kit/frame/pageGutter.ts';
import { usePageTitle } from '@marquee/vocal-kit/frame/usePageTitle.ts';
import { ListFailure } from '@marquee/vocal-kit/lists/ListFailure.tsx';
import { Pager } from '@marquee/vocal-kit/lists/Pager.tsx';
import type { VocalState } from '@marquee/vocal-kit/session/createVocalStore.ts';
import { RequireUser } from '@marquee/vocal-kit/session/RequireUser.tsx';
import { SignedInHeader } from '@marquee/vocal-kit/session/SignedInHeader.tsx';
import { useRef } from 'react';
import { texts } from '../texts.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { noticeTexts } from './noticeTexts.ts';
import { useNotices } from './useNotices.ts';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space5')};
  padding: ${token('space6')} ${pageGutter} ${token('space8')};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token('space4')};
`;

const List = styled.ul`
  overflow: clip;
  margin: 0;
  padding: 0;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  list-style: none;
`;

const pathOf = (page: number) => (page > 1 ? `/vocal/notices?page=${page}` : '/vocal/notices');

function pageOf(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Page `/vocal/notices`. Lists notices about reviews and notes, the newest first. */
export function NoticesPage() {
  usePageTitle(texts.titleOf(noticeTexts.heading));
  return <RequireUser>{(user) => <NoticesList user={user} />}</RequireUser>;
}

function NoticesList({ user }: { user: User }) {
  const { search, key } = useLocation();
  const page = pageOf(search);
  const { list, failure, message, retry, markAll } = useNotices(page);
  const status = useRef<HTMLParagraphElement>(null);
  const unread = useSelector(({ notices }: VocalState) => notices.unread);
  return (
    <>
      <SignedInHeader user={user} />
      <Page>
        <Head>
          <PageHeading takesFocus={key !== 'default'}>{noticeTexts.heading}</PageHeading>
          {list && unread > 0 ? (
            <Button $quiet onClick={() => void markAll().then(() => status.current?.focus())}>
              {noticeTexts.markAll}
            </Button>
          ) : null}
        </Head>
        <p role="status" ref={status} tabIndex={-1}>
          {message}
        </p>
        {failure ? <ListFailure failure={failure} retry={retry} /> : null}
        {!list && !failure ? <Spinner label={noticeTexts.loading} /> : null}
        {list && list.notices.length > 0 ? (
          <List>
            {list.notices.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} />
            ))}
          </List>
        ) : null}
        {list && list.notices.length === 0 ? (
          <EmptyState message={noticeTexts.none}>
            <p>{noticeTexts.noneLead}</p>
          </EmptyState>
        ) : null}
        {list ? <Pager page={page} totalPages={list.totalPages} pathOf={pathOf} /> : null}
      </Page>
    </>
  );
}
