import { type PostType, postTypeByPlural } from '@marquee/shared/domain';
import { redirect } from '@marquee/shared/router';
import { notFound } from '../missing/notFound.ts';

/**
 * Returns the post type for the plural in an address, or undefined for an address without a post type.
 * @throws a redirect for a singular; 404 for an unknown post type
 */
export function postTypeParameter(
  { postType }: Readonly<Record<string, string | undefined>>,
  request: Request,
): PostType | undefined {
  if (postType === undefined) return undefined;
  const entry = Object.entries(postTypeByPlural).find((names) => names.some((name) => name === postType));
  if (!entry) throw notFound();
  const [plural, singular] = entry;
  if (postType === plural) return singular;
  const { pathname, search } = new URL(request.url);
  throw redirect(pathname.replace(/[^/]+$/, plural) + search, 301);
}
