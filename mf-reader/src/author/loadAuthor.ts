import { type Api, type AppStore, apiContext, storeContext } from '@marquee/shared';
import { listLimits } from '@marquee/shared/constants';
import type { Author } from '@marquee/shared/domain';
import { data, type LoaderFunctionArgs } from '@marquee/shared/router';
import { authorMissing, knownAuthor, setAuthor } from '@marquee/shared/state/author';
import { pageQuery } from '../list/address/pageQuery.ts';
import { postTypeParameter } from '../list/address/postTypeParameter.ts';
import { loadLatestPosts } from '../list/loading/loadLatestPosts.ts';
import { loadSuggestedPosts } from '../list/loading/suggestedPosts.ts';
import { isMissing } from '../list/missing/isMissing.ts';

/** Finds an author by key, and requests the author only if the store lacks it. Null for an unknown key. */
async function findAuthor(store: AppStore, api: Api, key: string): Promise<Author | null> {
  const author = knownAuthor(store.getState().author, key);
  if (author) return author;
  try {
    return (await api.author(key)).author;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Loads an author and then one page of their posts, by the id. A missing author is a blank page, with status 404. */
export async function loadAuthor({ context, params, request }: LoaderFunctionArgs) {
  const postType = postTypeParameter(params, request);
  const page = pageQuery(request);
  const store = context.get(storeContext);
  const key = params.authorKey ?? '';
  const author = await findAuthor(store, context.get(apiContext), key);
  if (!author) {
    store.dispatch(authorMissing(key));
    await loadSuggestedPosts({ context });
    return data(null, { status: 404 });
  }
  store.dispatch(setAuthor(author));
  const filter = { limit: listLimits.list, postType, author: author.id };
  await loadLatestPosts({ context }, { kind: 'author', key, postType, page }, filter);
  return null;
}
