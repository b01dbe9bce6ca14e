import { ButtonLink, EmptyState, Spinner, token, usePageConfig } from '@marquee/shared';
import type { User } from '@marquee/shared/domain';
import { useLocation, useNavigate } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { SearchForm } from '@marquee/vocal-kit/form/SearchForm.tsx';
import { PageHeading } from '@marquee/vocal-kit/frame/PageHeading.tsx';
import { usePageTitle } from '@marquee/vocal-kit/frame/usePageTitle.ts';
import { ListFailure } from '@marquee/vocal-kit/lists/ListFailure.tsx';
import { Pager } from '@marquee/vocal-kit/lists/Pager.tsx';
import { Faint, PageBody, PageHead } from '@marquee/vocal-kit/panels/pageParts.ts';
import { SignedInHeader } from '@marquee/vocal-kit/session/SignedInHeader.tsx';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { texts } from '@marquee/vocal-kit/texts.ts';
import { useContext, useEffect, useRef } from 'react';
import { useBoardChanges } from '../../board/useBoardChanges.ts';
import { KeysHelp } from '../../keys/KeysHelp.tsx';
import { useDeskKeys } from '../../keys/useDeskKeys.ts';
import { SavedViews } from '../../views/SavedViews.tsx';
import { deskTexts } from '../deskTexts.ts';
import { ReviewApiContext } from '../ReviewApiContext.ts';
import { QueueFilters } from './QueueFilters.tsx';
import { QueueRow } from './QueueRow.tsx';
import { type QueueFilter, searchWith } from './queueSearch.ts';

const List = styled.ol`
  margin: 0;
  padding: 0;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  list-style: none;
`;

const path = '/vocal/review';

/** `/vocal/review`: the posts and changes that wait for a moderator, the oldest first. Its address has the filters. */
export function QueuePage({ user }: { user: User }) {
  usePageTitle(texts.titleOf(deskTexts.desk));
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const api = useContext(ReviewApiContext);
  const { sites } = usePageConfig();
  const { value, failure, retry } = useLoaded(`queue${search}`, (signal) => api.queue(search, { signal }));
  const changes = useBoardChanges();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change by somebody else reads the queue again
  useEffect(() => {
    if (changes > 0) retry();
  }, [changes]);
  const list = useRef<HTMLOListElement>(null);
  const asked = new URLSearchParams(search);
  const words = asked.get('q') ?? '';
  const show = (changes: Partial<Record<QueueFilter, string>>) => void navigate(path + searchWith(search, changes));
  useDeskKeys({ j: () => moveFocus(list.current, 1), k: () => moveFocus(list.current, -1) });
  return (
    <>
      <SignedInHeader user={user} />
      <PageBody>
        <PageHead>
          <PageHeading takesFocus={key !== 'default'}>{deskTexts.desk}</PageHeading>
          <ButtonLink $quiet to="/vocal/curation">
            {texts.curation}
          </ButtonLink>
        </PageHead>
        <QueueFilters path={path} search={search} sites={sites} onChange={show} />
        <SearchForm key={words} words={words} label={deskTexts.search} onSearch={(q) => show({ q })} />
        <SavedViews page="queue" userId={user.id} path={path} search={searchWith(search, {})} />
        {failure ? <ListFailure failure={failure === 'offline' ? 'offline' : 'failed'} retry={retry} /> : null}
        {!value && !failure ? <Spinner label={deskTexts.loading} /> : null}
        {value && value.posts.length > 0 ? (
          <>
            <Faint role="status">{deskTexts.total(value.total)}</Faint>
            <List ref={list}>
              {value.posts.map((post) => (
                <QueueRow
                  key={post.id}
                  post={post}
                  siteName={sites.find(({ key: site }) => site === post.site)?.label ?? post.site ?? ''}
                  onGone={retry}
                />
              ))}
            </List>
          </>
        ) : null}
        {value && value.posts.length === 0 ? (
          <EmptyState message={deskTexts.none}>
            <p>{deskTexts.noneLead}</p>
          </EmptyState>
        ) : null}
        {value ? (
          <Pager
            page={Number(asked.get('page') ?? 1) || 1}
            totalPages={value.totalPages}
            pathOf={(next) => path + searchWith(search, {}, next)}
          />
        ) : null}
        <KeysHelp keys={['j', 'k']} />
      </PageBody>
    </>
  );
}

/** Focuses the link of the next or the previous row; the first one when no row has the focus. */
function moveFocus(list: HTMLOListElement | null, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLAnchorElement>('li > a') ?? [])];
  const focused = links.findIndex((link) => link.closest('li')?.contains(document.activeElement));
  const next = focused === -1 ? 0 : focused + step;
  links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
}
