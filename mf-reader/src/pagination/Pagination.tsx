import { VisuallyHidden } from '@marquee/shared';
import { pagination } from '@marquee/shared/constants';
import { Link } from '@marquee/shared/router';
import { texts } from '../texts.ts';
import { pageWindow } from './pageWindow.ts';
import { Bar, Pages, Step } from './paginationParts.ts';

const homePage = (page: number) => (page === 1 ? '/' : `${pagination.defaultPath}${page}`);

type PaginationProps = {
  currentPage?: number;
  totalPages: number;
  /** Returns the address of a page. Defaults to the pages of the home feed. */
  hrefOf?: (page: number) => string;
};

/** Links to the pages of a list. Prev and Next appear only if there is such a page. */
export function Pagination({ currentPage = 1, totalPages, hrefOf = homePage }: PaginationProps) {
  if (totalPages < 2) return null;
  const numbers = pageWindow(currentPage, totalPages);
  const cutsFirst = !numbers.includes(1);
  const cutsLast = !numbers.includes(totalPages);
  return (
    <Bar aria-label={texts.pagination}>
      {currentPage > 1 ? (
        <Step to={hrefOf(currentPage - 1)} rel="prev" data-step="previous">
          {texts.previous}
        </Step>
      ) : null}
      <Pages>
        {cutsFirst ? (
          <li>
            <Link to={hrefOf(1)}>
              <VisuallyHidden>{texts.page} </VisuallyHidden>1<span aria-hidden="true"> …</span>
            </Link>
          </li>
        ) : null}
        {numbers.map((number) => (
          <li key={number}>
            <Link to={hrefOf(number)} aria-current={number === currentPage ? 'page' : undefined}>
              <VisuallyHidden>{texts.page} </VisuallyHidden>
              {number}
            </Link>
          </li>
        ))}
        {cutsLast ? (
          <li>
            <Link to={hrefOf(totalPages)}>
              <span aria-hidden="true">… </span>
              <VisuallyHidden>{texts.page} </VisuallyHidden>
              {totalPages}
            </Link>
          </li>
        ) : null}
      </Pages>
      {currentPage < totalPages ? (
        <Step to={hrefOf(currentPage + 1)} rel="next" data-step="next">
          {texts.next}
        </Step>
      ) : null}
    </Bar>
  );
}
