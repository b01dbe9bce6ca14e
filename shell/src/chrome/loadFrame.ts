import { apiContext, pageConfigContext, populateCategoryList, storeContext } from '@marquee/shared';
import type { LoaderFunctionArgs } from '@marquee/shared/router';

/** Loads what the frame shows on every page, the site's categories, if they are not there yet. */
export async function loadFrame({ context }: LoaderFunctionArgs): Promise<null> {
  const store = context.get(storeContext);
  const isCreatorHost = context.get(pageConfigContext).site.key === 'vocal';
  if (isCreatorHost || Object.keys(store.getState().category.categories).length > 0) return null;
  try {
    const { categories } = await context.get(apiContext).categories();
    store.dispatch(populateCategoryList(categories));
  } catch (error) {
    // The page itself may still be shown; without the api its own loader will say so.
    console.error(error);
  }
  return null;
}
