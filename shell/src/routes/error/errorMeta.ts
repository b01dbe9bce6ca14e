import type { PageMeta } from '@marquee/shared';
import type { SiteConfig } from '@marquee/shared/domain';
import { isRouteErrorResponse } from '@marquee/shared/router';
import { errorTitles } from './errorTitles.ts';

/** True if an error that a route threw means that its page does not exist. */
export function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** The metadata of the error page. */
export function errorMeta(error: unknown, site: SiteConfig, pathname: string): PageMeta {
  const title = isMissing(error) ? errorTitles.missing : errorTitles.failed;
  return { title: `${title} | ${site.name}`, canonicalPath: pathname, robots: 'noindex' };
}
