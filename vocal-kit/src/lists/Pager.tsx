import { ButtonLink, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { listTexts } from './listTexts.ts';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space3')};
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};

  & > :only-of-type:last-child {
    margin-inline-start: auto;
  }
`;

type PagerProps = {
  page: number;
  totalPages: number /** The address of a page of the list. */;
  pathOf(page: number): string;
};

/** Links to the previous and the next page, if they exist. */
export function Pager({ page, totalPages, pathOf }: PagerProps) {
  if (totalPages <= 1) return null;
  return (
    <Row aria-label={listTexts.pagesLabel}>
      {page > 1 ? (
        <ButtonLink $quiet to={pathOf(page - 1)}>
          {listTexts.newer}
        </ButtonLink>
      ) : null}
      <span>{listTexts.pageOf(page, totalPages)}</span>
      {page < totalPages ? (
        <ButtonLink $quiet to={pathOf(page + 1)}>
          {listTexts.older}
        </ButtonLink>
      ) : null}
    </Row>
  );
}
