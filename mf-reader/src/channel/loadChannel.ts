import { apiContext, setActiveChannel, storeContext } from '@marquee/shared';
import type { LoaderFunctionArgs } from '@marquee/shared/router';
import { loadChannelPosts } from '@marquee/shared/state/loadChannelPosts';
import { pageName } from '@marquee/shared/state/postsPages';
import { pageQuery } from '../list/address/pageQuery.ts';
import { postTypeParameter } from '../list/address/postTypeParameter.ts';
import { assertPageExists } from '../list/missing/assertPageExists.ts';
import { findChannel } from './findChannel.ts';

/** Loads one page of a channel's posts of one type, or of all, and makes the channel the active one. */
export async function loadChannel({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const postType = postTypeParameter(params, request);
  const page = pageQuery(request);
  const store = context.get(storeContext);
  const api = context.get(apiContext);
  const key = params.channelKey ?? store.getState().channel?.activeChannel ?? null;
  if (key !== null) await findChannel(store, api, key, request);
  await loadChannelPosts(store, api, { key, postType, page });
  if (key === null || request.signal.aborted) return null;
  const { totalPages = 0 } = store.getState().channel?.channelPosts[key]?.[pageName({ postType, page })] ?? {};
  assertPageExists(page, totalPages);
  // Set last, because the previous page stayed visible while this one loaded.
  store.dispatch(setActiveChannel(key));
  return null;
}
