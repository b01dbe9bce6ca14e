import { apiContext, pageConfigContext, populateCategoriesIfEmpty, storeContext } from '@marquee/shared';
import { hostKindOf } from '@marquee/shared/domain';
import type { LoaderFunctionArgs } from '@marquee/shared/router';

/** Loads what the frame shows on every page, the site's categories, if they are not there yet. */
export async function loadFrame({ context }: LoaderFunctionArgs): Promise<null> {
  if (hostKindOf(context.get(pageConfigContext).site.key) === 'creator') return null;
  try {
    await populateCategoriesIfEmpty(context.get(storeContext), context.get(apiContext));
  } catch (error) {
    // The page itself may still be shown; without the api its own loader will say so.
    console.error(error);
  }
  return null;
}
