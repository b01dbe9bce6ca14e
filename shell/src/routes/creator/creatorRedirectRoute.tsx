import { pageConfigContext, type RouteModule } from '@marquee/shared';
import { type LoaderFunctionArgs, redirectDocument } from '@marquee/shared/router';
import { siteNameMeta } from '../page/liveHandle.ts';

/** On a reader host `/auth` and `/vocal/*` redirect to the creator host: visitors cannot sign in on reader hosts. */
export const creatorRedirectRoute: RouteModule = {
  Component: () => null,
  loader: ({ request, context }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    const { vocalUrl, site } = context.get(pageConfigContext);
    // The sign-in page links back to the site.
    return redirectDocument(`${vocalUrl}${pathname}${pathname === '/auth' ? `?from=${site.key}` : search}`);
  },
  handle: { meta: siteNameMeta, hideHeader: true },
};
