import { type Api, type AppStore, loadUnlessFresh, populateChannelList } from '@marquee/shared';

/** Loads the site's channels if the store has none. */
export async function populateChannelsIfEmpty(store: AppStore, api: Api): Promise<void> {
  const isThere = Object.keys(store.getState().channel?.channels ?? {}).length > 0;
  await loadUnlessFresh(store, 'channels', isThere, async () => {
    const { channels } = await api.channels();
    store.dispatch(populateChannelList(channels));
  });
}
