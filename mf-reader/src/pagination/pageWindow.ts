import { pagination } from '@marquee/shared/constants';

/** The page numbers that get a link. The window is centred on the current page, except at both ends of the list. */
export function pageWindow(currentPage: number, totalPages: number, size: number = pagination.window): number[] {
  const length = Math.min(size, totalPages);
  const centred = currentPage - Math.floor(size / 2);
  const first = Math.max(1, Math.min(centred, totalPages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
