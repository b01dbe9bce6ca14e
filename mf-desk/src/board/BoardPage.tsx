import { ButtonLink, usePageConfig } from '@marquee/shared';
import { may, type Rights, rightsOf, sectionsOf, sitesOf, type User } from '@marquee/shared/domain';
import { Link, useLocation, useNavigate } from '@marquee/shared/router';
import { PageHeading } from '@marquee/vocal-kit/frame/PageHeading.tsx';
import { Tabs } from '@marquee/vocal-kit/frame/Tabs.ts';
import { usePageTitle } from '@marquee/vocal-kit/frame/usePageTitle.ts';
import { PageBody, PageHead } from '@marquee/vocal-kit/panels/pageParts.ts';
import { SignedInHeader } from '@marquee/vocal-kit/session/SignedInHeader.tsx';
import { texts } from '@marquee/vocal-kit/texts.ts';
import { ReadsStrip } from '../reads/ReadsStrip.tsx';
import { SavedViews } from '../views/SavedViews.tsx';
import { BoardColumns } from './BoardColumns.tsx';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardList } from './BoardList.tsx';
import { type BoardChanges, boardPath, boardPathWith, boardViews, viewOf } from './boardAddress.ts';
import { boardTexts } from './boardTexts.ts';
import { BoardCalendar } from './calendar/BoardCalendar.tsx';
import { BoardChangesContext, useBoardChanges } from './useBoardChanges.ts';

/** `/vocal/desk/posts`: posts in every state that the account may read. Its address has the view and the filters. */
export function BoardPage({ user }: { user: User }) {
  usePageTitle(texts.titleOf(texts.board));
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const { sites } = usePageConfig();
  const view = viewOf(new URLSearchParams(search));
  // A saved view leads to its first page.
  const viewSearch = boardPathWith(search, {}).slice(boardPath.length);
  const changes = useBoardChanges();
  const show = (changes: BoardChanges) => void navigate(boardPathWith(search, changes));
  return (
    <>
      <SignedInHeader user={user} />
      <PageBody>
        <PageHead>
          <PageHeading takesFocus={key !== 'default'}>{texts.board}</PageHeading>
          <ButtonLink $quiet to="/vocal/review">
            {texts.desk}
          </ButtonLink>
        </PageHead>
        {may(rightsOf(user), 'readReads') ? <ReadsStrip /> : null}
        <nav aria-label={boardTexts.views}>
          <Tabs>
            {boardViews.map((one) => (
              <li key={one}>
                <Link to={boardPathWith(search, { view: one })} aria-current={one === view ? 'page' : undefined}>
                  {boardTexts.view[one]}
                </Link>
              </li>
            ))}
          </Tabs>
        </nav>
        <BoardFilters search={search} sites={sites} onChange={show} />
        <SavedViews page="board" userId={user.id} path={boardPath} search={viewSearch} />
        <BoardChangesContext value={changes}>
          {view === 'columns' ? <BoardColumns search={search} /> : null}
          {view === 'list' ? <BoardList search={search} mayChange={editsSome(rightsOf(user))} /> : null}
          {view === 'week' || view === 'month' ? <BoardCalendar view={view} search={search} /> : null}
        </BoardChangesContext>
      </PageBody>
    </>
  );
}

/** True for an editor of any site or section. */
const editsSome = (rights: Rights) =>
  sitesOf(rights, 'setSections')?.length !== 0 || sectionsOf(rights, 'setSections').length > 0;
