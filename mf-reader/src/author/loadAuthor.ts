import { type Api, type AppStore, apiContext, setLatestPosts, storeContext } from '@marquee/shared';
import { listLimits } from '@marquee/shared/design/measures';
import type { Author } from '@marquee/shared/domain';
import { data, type LoaderFunctionArgs } from '@marquee/shared/router';
import { authorMissing, setAuthor } from '@marquee/shared/state/author';
import { assertPageExists } from '../list/assertPageExists.ts';
import { isMissing } from '../list/isMissing.ts';
import { pageQuery } from '../list/pageQuery.ts';
import { postTypeParameter } from '../list/postTypeParameter.ts';

/** The author of a key, asked for only when the store has another; null when there is none. */
async function findAuthor(store: AppStore, api: Api, key: string): Promise<Author | null> {
  const known = store.getState().author?.author;
  if (known?.key === key) return known;
  try {
    return (await api.author(key)).author;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Loads an author and then one page of their posts. Everything reaches the store at once: while it loads, the page that is
 * being left still shows from the same store. A missing author is a blank page, with status 404.
 */
export async function loadAuthor({ context, params, request }: LoaderFunctionArgs) {
  const postType = postTypeParameter(params, request);
  const page = pageQuery(request);
  const store = context.get(storeContext);
  const api = context.get(apiContext);
  const author = await findAuthor(store, api, params.authorKey ?? '');
  const list = author && (await api.posts({ page, limit: listLimits.list, postType, author: author.id }));
  if (list) assertPageExists(page, list.totalPages);
  // The reader has gone elsewhere meanwhile: the store belongs to that page now.
  if (request.signal.aborted) return null;
  if (!list) {
    store.dispatch(authorMissing());
    return data(null, { status: 404 });
  }
  store.dispatch(setAuthor(author));
  store.dispatch(setLatestPosts({ ...list, page }));
  return null;
}
