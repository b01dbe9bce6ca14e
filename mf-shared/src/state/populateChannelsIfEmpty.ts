import { type Api, type AppStore, populateChannelList } from '@marquee/shared';
import { loadOnce } from './loadOnce.ts';

/** Loads the site's channels, unless there are some already. */
export async function populateChannelsIfEmpty(store: AppStore, api: Api): Promise<void> {
  if (Object.keys(store.getState().channel?.channels ?? {}).length > 0) return;
  await loadOnce(store, 'channels', async () => {
    const { channels } = await api.channels();
    store.dispatch(populateChannelList(channels));
  });
}
