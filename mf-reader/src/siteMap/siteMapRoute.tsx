import { pageConfigContext, type RouteHandle } from '@marquee/shared';
import { type LoaderFunctionArgs, useLoaderData } from '@marquee/shared/router';
import { monthOf } from '../archive/month.ts';
import { SiteMap } from './SiteMap.tsx';
import { siteMapMeta } from './siteMapMeta.ts';

/** The site map, at `/sitemap`. */
export function Component() {
  const { thisMonth } = useLoaderData<typeof loader>();
  return <SiteMap thisMonth={thisMonth} />;
}
/** The current month. It is serialized, so that server and browser list the same months. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  thisMonth: monthOf(new Date(), context.get(pageConfigContext).site.timeZone),
});
export const handle: RouteHandle = { meta: siteMapMeta };
