import { apiContext, isAborted, pageConfigContext, populateCategoriesIfEmpty, storeContext } from '@marquee/shared';
import { hostKindOf } from '@marquee/shared/domain';
import type { LoaderFunctionArgs } from '@marquee/shared/router';

/** Loads the site's categories, which the frame shows on every page, if they are missing. */
export async function loadFrame({ context }: LoaderFunctionArgs): Promise<null> {
  if (hostKindOf(context.get(pageConfigContext).site.key) === 'creator') return null;
  try {
    await populateCategoriesIfEmpty(context.get(storeContext), context.get(apiContext));
  } catch (error) {
    // The page may still be shown; without the api its own loader reports it.
    if (!isAborted(error)) console.error(error);
  }
  return null;
}
