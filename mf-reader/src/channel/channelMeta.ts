import type { MetaArguments, PageMeta } from '@marquee/shared';
import { pageName } from '@marquee/shared/state/postsPages';
import { listParameters } from '../list/address/listParameters.ts';
import { collectionMeta } from '../list/collectionMeta.ts';

export function channelMeta({ state, config, params, pathname, search }: MetaArguments): PageMeta {
  const key = params.channelKey ?? state.channel?.activeChannel ?? '';
  const { postType, page } = listParameters(params, search);
  const channel = state.channel?.channels[key];
  const list = state.channel?.channelPosts[key]?.[pageName({ postType, page })];
  if (!channel || !list) return { title: config.site.name, canonicalPath: pathname, robots: 'noindex' };
  return collectionMeta({ ...channel, ...list, postType, page }, config);
}
