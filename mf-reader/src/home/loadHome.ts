import {
  type Api,
  type AppStore,
  apiContext,
  type PostLine,
  type PostListing,
  setLatestPosts,
  setListing,
  setPromo,
  storeContext,
} from '@marquee/shared';
import { listLimits } from '@marquee/shared/design/measures';
import { type LoaderFunctionArgs, redirect } from '@marquee/shared/router';
import { assertPageExists } from '../list/assertPageExists.ts';
import { notFound } from '../list/notFound.ts';
import { pageNumber } from '../pagination/pageNumber.ts';
import { messages } from '../texts.ts';

/** The page is worth reading without what stands around its posts: a failure is logged and leaves it out. */
async function optionally(isLoaded: boolean | undefined, load: () => Promise<unknown>, failure: string): Promise<void> {
  if (!isLoaded) await load().catch((error: unknown) => console.warn(failure, error));
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
  const [list] = await Promise.all([
    api.posts({ page, limit: listLimits.home }),
    optionally(promo?.loaded, () => loadPromo(store, api), messages.noPromo),
    optionally(
      posts?.loaded.mostViewed,
      () => loadLines(store, 'mostViewed', api.mostViewed({ limit })),
      messages.noMostViewed,
    ),
    optionally(
      posts?.loaded.editorPicks,
      () => loadLines(store, 'editorPicks', api.posts({ editorPick: true, limit })),
      messages.noEditorPicks,
    ),
  ]);
  assertPageExists(page, list.totalPages);
  store.dispatch(setLatestPosts({ ...list, page }));
  return null;
}
