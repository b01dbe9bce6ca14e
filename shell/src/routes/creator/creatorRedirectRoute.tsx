import { pageConfigContext, type RouteModule } from '@marquee/shared';
import { type LoaderFunctionArgs, redirectDocument } from '@marquee/shared/router';

/** On a reader host `/auth` and `/vocal/*` hand over to the creator host; nothing there lets a visitor sign in. */
export const creatorRedirectRoute: RouteModule = {
  Component: () => null,
  loader: ({ request, context }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    const { vocalUrl, site } = context.get(pageConfigContext);
    // The door offers the way back.
    return redirectDocument(`${vocalUrl}${pathname}${pathname === '/auth' ? `?from=${site.key}` : search}`);
  },
  handle: { meta: ({ config, pathname }) => ({ title: config.site.name, canonicalPath: pathname }), hideHeader: true },
};
