import { type PostType, postTypeByPlural } from '@marquee/shared/domain';

/** Address of a list: `/tag/noir`, `/tag/noir/videos`, `/tag/noir/videos?page=2`. */
export function listAddress(path: string, postType?: PostType, page = 1): string {
  const [plural] = Object.entries(postTypeByPlural).find(([, singular]) => singular === postType) ?? [];
  const list = plural ? `${path}/${plural}` : path;
  return page === 1 ? list : `${list}?page=${page}`;
}
