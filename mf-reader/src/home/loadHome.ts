import {
  type Api,
  type AppStore,
  apiContext,
  loadUnlessFresh,
  type PostLine,
  type PostListing,
  setListing,
  setPromo,
  storeContext,
} from '@marquee/shared';
import { listLimits } from '@marquee/shared/design/measures';
import { type LoaderFunctionArgs, redirect } from '@marquee/shared/router';
import { beforeItIsSent } from '@marquee/shared/state/beforeItIsSent';
import { loadLatestPosts } from '../list/loadLatestPosts.ts';
import { notFound } from '../list/notFound.ts';
import { pageNumber } from '../pagination/pageNumber.ts';
import { messages } from '../texts.ts';

/** The page is worth reading without what stands around its posts: a failure is logged and leaves it out. */
async function optionally(loading: Promise<void>, failure: string): Promise<void> {
  await loading.catch((error: unknown) => console.warn(failure, error));
}

async function loadPromo(store: AppStore, api: Api): Promise<void> {
  const { promo } = await api.promo();
  store.dispatch(setPromo(promo));
}

/** Of each post only what its line shows is stored, as all of it is serialized. */
async function loadLines(store: AppStore, listing: PostListing, asked: Promise<{ posts: PostLine[] }>): Promise<void> {
  const posts = (await asked).posts.map(({ name, urlPath, author }) => ({
    name,
    urlPath,
    author: author && { fullname: author.fullname },
  }));
  store.dispatch(setListing({ listing, posts }));
}

/** Fills the store with one page of the latest posts, and with what stands around them: promo, most read, editor's picks. */
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
    optionally(
      loadUnlessFresh(store, 'most viewed', posts?.loaded.mostViewed === true, () =>
        loadLines(store, 'mostViewed', api.mostViewed({ limit })),
      ),
      messages.noMostViewed,
    ),
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
