import { type PostType, type PostTypePlural, postTypeByPlural } from '@marquee/shared/domain';
import { texts } from '../texts.ts';

/** Post type and heading of a type list page. Its address is the plural name of the type. */
export type ListedType = { postType: PostType; heading: string; path: string };

/** @param pathname of a type list page: `/articles` */
export function listedType(pathname: string): ListedType {
  const plural = pathname.toLowerCase().split('/')[1] ?? '';
  if (!Object.hasOwn(postTypeByPlural, plural)) throw new Error(`${pathname} is not the path of a type list page`);
  const name = plural as PostTypePlural;
  return { postType: postTypeByPlural[name], heading: texts[name], path: `/${name}` };
}
