import { type Api, type AppStore, apiContext, loadUnlessFresh, setPromo, storeContext } from '@marquee/shared';
import { listLimits } from '@marquee/shared/constants';
import { type LoaderFunctionArgs, redirect } from '@marquee/shared/router';
import { beforeItIsSent } from '@marquee/shared/state/beforeItIsSent';
import { loadLatestPosts } from '../list/loading/loadLatestPosts.ts';
import { loadLines } from '../list/loading/loadLines.ts';
import { loadMostViewed } from '../list/loading/loadMostViewed.ts';
import { optionally } from '../list/loading/optionally.ts';
import { notFound } from '../list/missing/notFound.ts';
import { pageNumber } from '../pagination/pageNumber.ts';
import { messages } from '../texts.ts';

async function loadPromo(store: AppStore, api: Api): Promise<void> {
  const { promo } = await api.promo();
  store.dispatch(setPromo(promo));
}

/** Loads one page of the latest posts, the promo, the most read posts and the editor's picks into the store. */
export async function loadHome({ params, context }: LoaderFunctionArgs): Promise<null> {
  // Page 1 has one address, the index.
  if (params.page === '1') throw redirect('/', 301);
  const page = pageNumber(params.page);
  if (page === null) throw notFound();
  const store = context.get(storeContext);
  const api = context.get(apiContext);
  const limit = listLimits.homeSide;
  const { posts, promo } = store.getState();
  const latest = loadLatestPosts({ context }, { kind: 'home', page }, { limit: listLimits.home });
  const around = Promise.all([
    optionally(
      loadUnlessFresh(store, 'promo', promo?.loaded === true, () => loadPromo(store, api)),
      messages.noPromo,
    ),
    loadMostViewed(store, api),
    optionally(
      loadUnlessFresh(store, "editor's picks", posts?.loaded.editorPicks === true, () =>
        loadLines(store, 'editorPicks', api.posts({ editorPick: true, limit })),
      ),
      messages.noEditorPicks,
    ),
  ]);
  await latest;
  await beforeItIsSent(around);
  return null;
}
