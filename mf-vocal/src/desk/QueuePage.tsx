import { ButtonLink, EmptyState, Spinner, token, usePageConfig } from '@marquee/shared';
import type { User } from '@marquee/shared/domain';
import { useLocation, useNavigate } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { useContext } from 'react';
import { SearchForm } from '../form/SearchForm.tsx';
import { PageHeading } from '../frame/PageHeading.tsx';
import { usePageTitle } from '../frame/usePageTitle.ts';
import { ListFailure } from '../posts/list/ListFailure.tsx';
import { Pager } from '../posts/list/Pager.tsx';
import { SignedInHeader } from '../session/SignedInHeader.tsx';
import { useLoaded } from '../session/useLoaded.ts';
import { texts } from '../texts.ts';
import { DeskHead, DeskPage, DeskRow, Faint } from './deskParts.ts';
import { deskTexts } from './deskTexts.ts';
import { QueueRow } from './QueueRow.tsx';
import { ReviewApiContext } from './ReviewApiContext.ts';

const List = styled.ol`
  margin: 0;
  padding: 0;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  list-style: none;
`;

/** The lists of the queue, as arguments of its address. */
const lists = [
  { label: deskTexts.all, search: {} },
  { label: deskTexts.waiting, search: { status: 'needs-review' } },
  { label: deskTexts.inReview, search: { status: 'in-review' } },
  { label: deskTexts.mine, search: { mine: 'true' } },
] as const;

const path = '/vocal/review';

/** `/vocal/review`: the posts and changes that wait for a moderator, the oldest first. Its address has the filters. */
export function QueuePage({ user }: { user: User }) {
  usePageTitle(texts.titleOf(deskTexts.desk));
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const api = useContext(ReviewApiContext);
  const { sites } = usePageConfig();
  const { value, failure, retry } = useLoaded(`queue${search}`, (signal) => api.queue(search, { signal }));
  const asked = new URLSearchParams(search);
  const page = Number(asked.get('page') ?? 1) || 1;

  function searchWith(changes: Record<string, string>, kept: readonly string[] = ['q']): string {
    const next = new URLSearchParams();
    for (const name of kept) if (asked.get(name)) next.set(name, asked.get(name) ?? '');
    for (const [name, text] of Object.entries(changes)) if (text) next.set(name, text);
    const written = next.toString();
    return written ? `${path}?${written}` : path;
  }

  const shown = lists.findLast(({ search: wanted }) =>
    Object.entries(wanted).every(([name, text]) => asked.get(name) === text),
  );
  return (
    <>
      <SignedInHeader user={user} />
      <DeskPage>
        <DeskHead>
          <PageHeading takesFocus={key !== 'default'}>{deskTexts.desk}</PageHeading>
          <ButtonLink $quiet to="/vocal/curation">
            {texts.curation}
          </ButtonLink>
        </DeskHead>
        <DeskRow as="nav" aria-label={deskTexts.filters}>
          {lists.map(({ label, search: wanted }) => (
            <ButtonLink
              key={label}
              $quiet={shown?.label !== label}
              aria-current={shown?.label === label ? 'page' : undefined}
              to={searchWith(wanted)}
            >
              {label}
            </ButtonLink>
          ))}
        </DeskRow>
        <SearchForm
          key={asked.get('q') ?? ''}
          words={asked.get('q') ?? ''}
          label={deskTexts.search}
          onSearch={(q) => void navigate(searchWith({ q }, ['status', 'mine']))}
        />
        {failure ? <ListFailure failure={failure === 'offline' ? 'offline' : 'failed'} retry={retry} /> : null}
        {!value && !failure ? <Spinner label={deskTexts.loading} /> : null}
        {value && value.posts.length > 0 ? (
          <>
            <Faint role="status">{deskTexts.total(value.total)}</Faint>
            <List>
              {value.posts.map((post) => (
                <QueueRow
                  key={post.id}
                  post={post}
                  siteName={sites.find(({ key: site }) => site === post.site)?.label ?? post.site ?? ''}
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
            page={page}
            totalPages={value.totalPages}
            pathOf={(next) => searchWith({ page: next > 1 ? String(next) : '' }, ['q', 'status', 'mine'])}
          />
        ) : null}
      </DeskPage>
    </>
  );
}
