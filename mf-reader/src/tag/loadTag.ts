import { type Api, apiContext, setLatestPosts, storeContext } from '@marquee/shared';
import { listLimits } from '@marquee/shared/design/measures';
import type { Tag } from '@marquee/shared/domain';
import { data, type LoaderFunctionArgs } from '@marquee/shared/router';
import { setTag, tagMissing } from '@marquee/shared/state/tag';
import { assertPageExists } from '../list/assertPageExists.ts';
import { isMissing } from '../list/isMissing.ts';
import { pageQuery } from '../list/pageQuery.ts';
import { postTypeParameter } from '../list/postTypeParameter.ts';

async function findTag(api: Api, key: string): Promise<Tag | null> {
  try {
    return (await api.tag(key)).tag;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Loads a tag and then one page of its posts, by the tag's id. Everything reaches the store at once: while it loads, the page
 * that is being left still shows from the same store. A missing tag is a blank page, with status 404.
 */
export async function loadTag({ context, params, request }: LoaderFunctionArgs) {
  const postType = postTypeParameter(params, request);
  const page = pageQuery(request);
  const store = context.get(storeContext);
  const api = context.get(apiContext);
  const tag = await findTag(api, params.tagKey ?? '');
  const list = tag && (await api.posts({ page, limit: listLimits.list, postType, tags: tag.id }));
  if (list) assertPageExists(page, list.totalPages);
  // The reader has gone elsewhere meanwhile: the store belongs to that page now.
  if (request.signal.aborted) return null;
  if (!list) {
    store.dispatch(tagMissing());
    return data(null, { status: 404 });
  }
  store.dispatch(setTag(tag));
  store.dispatch(setLatestPosts({ ...list, page }));
  return null;
}
