import { type Api, type AppStore, apiContext, setLatestPosts, setPromo, storeContext } from '@marquee/shared';
import { listLimits } from '@marquee/shared/design/measures';
import { data, type LoaderFunctionArgs, redirect } from '@marquee/shared/router';
import { messages } from '../texts.ts';
import { pageNumber } from './pageNumber.ts';

async function loadPromo(store: AppStore, api: Api): Promise<void> {
  if (store.getState().promo?.loaded) return;
  try {
    const { promo } = await api.promo();
    store.dispatch(setPromo(promo));
  } catch (error) {
    // The page is worth reading without it.
    console.warn(messages.noPromo, error);
  }
}

/** Fills the store with one page of the latest posts, and with the promo. */
export async function loadHome({ params, context }: LoaderFunctionArgs): Promise<null> {
  // Page 1 has one address, the index.
  if (params.page === '1') throw redirect('/', 301);
  const page = pageNumber(params.page);
  if (page === null) throw data('Not found', { status: 404 });
  const store = context.get(storeContext);
  const api = context.get(apiContext);
  const [list] = await Promise.all([api.posts({ page, limit: listLimits.home }), loadPromo(store, api)]);
  if (page > 1 && page > list.totalPages) throw data('Not found', { status: 404 });
  store.dispatch(setLatestPosts({ ...list, page }));
  return null;
}
