import { notFound } from './notFound.ts';

/** @throws 404 for a page beyond the last page. The first page exists even without posts */
export function assertPageExists(page: number, totalPages: number): void {
  if (page > 1 && page > totalPages) throw notFound();
}
