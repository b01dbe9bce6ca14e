import { VisuallyHidden } from '@marquee/shared';
import { pagination } from '@marquee/shared/design/measures';
import { Link } from '@marquee/shared/router';
import { texts } from '../texts.ts';
import { pageWindow } from './pageWindow.ts';
import { Bar, Pages, Step } from './paginationParts.ts';

type PaginationProps = {
  currentPage?: number;
  totalPages: number;
  /** What stands before the number in a page's address. */
  path?: string;
  /** The address of page 1. */
  firstPage?: string;
};

/** Links to the pages of a list; Prev and Next only when there is such a page. */
export function Pagination({
  currentPage = 1,
  totalPages,
  path = pagination.defaultPath,
  firstPage = '/',
}: PaginationProps) {
  if (totalPages < 2) return null;
  const addressOf = (page: number) => (page === 1 ? firstPage : `${path}${page}`);
  const numbers = pageWindow(currentPage, totalPages);
  const cutsFirst = !numbers.includes(1);
  const cutsLast = !numbers.includes(totalPages);
  return (
    <Bar aria-label={texts.pagination}>
      {currentPage > 1 ? (
        <Step to={addressOf(currentPage - 1)} rel="prev" data-step="previous">
          {texts.previous}
        </Step>
      ) : null}
      <Pages>
        {cutsFirst ? (
          <li>
            <Link to={addressOf(1)}>
              <VisuallyHidden>{texts.page} </VisuallyHidden>1<span aria-hidden="true"> …</span>
            </Link>
          </li>
        ) : null}
        {numbers.map((number) => (
          <li key={number}>
            <Link to={addressOf(number)} aria-current={number === currentPage ? 'page' : undefined}>
              <VisuallyHidden>{texts.page} </VisuallyHidden>
              {number}
            </Link>
          </li>
        ))}
        {cutsLast ? (
          <li>
            <Link to={addressOf(totalPages)}>
              <span aria-hidden="true">… </span>
              <VisuallyHidden>{texts.page} </VisuallyHidden>
              {totalPages}
            </Link>
          </li>
        ) : null}
      </Pages>
      {currentPage < totalPages ? (
        <Step to={addressOf(currentPage + 1)} rel="next" data-step="next">
          {texts.next}
        </Step>
      ) : null}
    </Bar>
  );
}
