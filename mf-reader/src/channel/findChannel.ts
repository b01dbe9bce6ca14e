import { type Api, type AppStore, populateChannelList } from '@marquee/shared';
import { populateChannelsIfEmpty } from '@marquee/shared/state/populateChannelsIfEmpty';
import { presentAddress } from '../list/address/presentAddress.ts';
import { isMissing } from '../list/missing/isMissing.ts';
import { notFound } from '../list/missing/notFound.ts';
import { messages } from '../texts.ts';

/**
 * Loads a channel into the store if it is missing. A channel without an image is logged as a warning, because its
 * banner has nothing to show.
 * @throws 404 if the site has no such channel, or a redirect for a former address
 */
export async function findChannel(store: AppStore, api: Api, key: string, request: Request): Promise<void> {
  await populateChannelsIfEmpty(store, api);
  const channels = store.getState().channel?.channels ?? {};
  const channel = Object.hasOwn(channels, key) ? channels[key] : await loadNewer();
  if (channel && !channel.image) console.warn(messages.noChannelImage(key));

  /** The list may be older than the channel. */
  async function loadNewer() {
    try {
      const { channel: newer } = await api.channel(key);
      if (newer.key !== key) throw presentAddress(request, newer.urlPath);
      store.dispatch(populateChannelList([...Object.values(channels), newer]));
      return newer;
    } catch (error) {
      throw isMissing(error) ? notFound() : error;
    }
  }
}
