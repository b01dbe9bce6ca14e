import { redirect } from '@marquee/shared/router';

/**
 * The redirect from a former address of a category, channel or tag: `/tag/old/videos?page=2` to `/tag/new/videos?page=2`.
 * @param urlPath current path of the page without its post type
 */
export function presentAddress(request: Request, urlPath: string): Response {
  const { pathname, search } = new URL(request.url);
  return redirect([urlPath, ...pathname.split('/').slice(3)].join('/') + search, 301);
}
