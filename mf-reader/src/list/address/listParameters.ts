import { type PostType, postTypeByPlural } from '@marquee/shared/domain';
import { pageNumber } from '../../pagination/pageNumber.ts';

/** Reads post type and page from the address of a list. The loader has already validated the address. */
export function listParameters(
  { postType }: Readonly<Record<string, string | undefined>>,
  search = '',
): { postType: PostType | undefined; page: number } {
  const [, type] = Object.entries(postTypeByPlural).find(([plural]) => plural === postType) ?? [];
  return { postType: type, page: pageNumber(new URLSearchParams(search).get('page') ?? undefined) ?? 1 };
}
