import type { RootState } from '@marquee/shared';
import { useSelector } from '@marquee/shared/redux';
import { styled } from '@marquee/shared/styled';
import { CategoriesList } from '../home/side/CategoriesList.tsx';
import { SideList } from '../home/side/SideList.tsx';
import { pageTexts } from '../pageTexts.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: 3rem;
`;

/** Links for a search that found nothing: the most read posts, and the categories. */
export function NothingFound() {
  const mostViewed = useSelector((state: RootState) => state.posts?.mostViewed ?? []);
  return (
    <Columns>
      <SideList id="most-read" title={pageTexts.mostRead} posts={mostViewed} isRanked />
      <CategoriesList />
    </Columns>
  );
}
