import type { RootState } from '@marquee/shared';
import { useSelector } from '@marquee/shared/redux';
import { useLocation, useParams } from '@marquee/shared/router';
import { loadingName, pageName } from '@marquee/shared/state/postsPages';
import { listAddress } from '../list/address/listAddress.ts';
import { listParameters } from '../list/address/listParameters.ts';
import { FeedLink } from '../list/FeedLink.tsx';
import { ListPlaceholder } from '../list/ListPlaceholder.tsx';
import { PageBody } from '../list/PageBody.tsx';
import { PagedPosts } from '../list/PagedPosts.tsx';
import { PostTypeTabs } from '../list/PostTypeTabs.tsx';
import { messages, texts } from '../texts.ts';
import { ChannelHeader } from './ChannelHeader.tsx';
import { useActiveChannel } from './useActiveChannel.ts';

/** Shows the header and the posts of a channel. */
export function ChannelPage() {
  const params = useParams();
  const { search } = useLocation();
  const state = useSelector(({ channel }: RootState) => channel);
  const key = params.channelKey ?? state?.activeChannel ?? null;
  useActiveChannel(key);
  if (key === null) throw new Error(messages.noChannelKey);

  const { postType, page } = listParameters(params, search);
  const channel = state?.channels[key];
  const list = state?.channelPosts[key]?.[pageName({ postType, page })];
  if (!channel || !list) {
    const isLoading = state?.channelLoading.includes(loadingName({ key, postType, page })) ?? false;
    return <ListPlaceholder isLoading={isLoading} message={texts.channelNotFound} />;
  }
  return (
    <PageBody>
      <ChannelHeader channel={channel}>
        <PostTypeTabs path={channel.urlPath} current={postType} totals={list.typeTotals} />
        <FeedLink path={channel.urlPath} />
      </ChannelHeader>
      <PagedPosts
        {...list}
        eager={channel.image === null}
        currentPage={page}
        hrefOf={(target) => listAddress(channel.urlPath, postType, target)}
      />
    </PageBody>
  );
}
