import { type PostType, type PostTypePlural, postTypeByPlural } from '@marquee/shared/domain';
import { texts } from '../texts.ts';

/** A type list page's post type and heading; the address is the plural name of the type. */
export type ListedType = { postType: PostType; heading: string; path: string };

/** @param pathname of a type list page: `/articles` */
export function listedType(pathname: string): ListedType {
  const plural = pathname.toLowerCase().split('/')[1] ?? '';
  if (!Object.hasOwn(postTypeByPlural, plural)) throw new Error(`${pathname} is no list of a post type`);
  const name = plural as PostTypePlural;
  return { postType: postTypeByPlural[name], heading: texts[name], path: `/${name}` };
}
