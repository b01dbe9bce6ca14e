import { type Api, type AppStore, apiContext, storeContext } from '@marquee/shared';
import { listLimits } from '@marquee/shared/constants';
import type { Tag } from '@marquee/shared/domain';
import { data, type LoaderFunctionArgs } from '@marquee/shared/router';
import { knownTag, setTag, tagMissing } from '@marquee/shared/state/tag';
import { pageQuery } from '../list/address/pageQuery.ts';
import { postTypeParameter } from '../list/address/postTypeParameter.ts';
import { presentAddress } from '../list/address/presentAddress.ts';
import { loadLatestPosts } from '../list/loading/loadLatestPosts.ts';
import { loadSuggestedPosts } from '../list/loading/suggestedPosts.ts';
import { isMissing } from '../list/missing/isMissing.ts';

/** Finds a tag by key, and requests the tag only if the store lacks it. Null for an unknown key. */
async function findTag(store: AppStore, api: Api, key: string): Promise<Tag | null> {
  const tag = knownTag(store.getState().tag, key);
  if (tag) return tag;
  try {
    return (await api.tag(key)).tag;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Loads a tag and then one page of its posts, by the id. A missing tag is a blank page, with status 404.
 * @throws a redirect for a former address
 */
export async function loadTag({ context, params, request }: LoaderFunctionArgs) {
  const postType = postTypeParameter(params, request);
  const page = pageQuery(request);
  const store = context.get(storeContext);
  const key = params.tagKey ?? '';
  const tag = await findTag(store, context.get(apiContext), key);
  if (!tag) {
    store.dispatch(tagMissing(key));
    await loadSuggestedPosts({ context });
    return data(null, { status: 404 });
  }
  if (tag.key !== key) throw presentAddress(request, tag.urlPath);
  store.dispatch(setTag(tag));
  const filter = { limit: listLimits.list, postType, tags: tag.id };
  await loadLatestPosts({ context }, { kind: 'tag', key, postType, page }, filter);
  return null;
}
