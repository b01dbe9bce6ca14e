/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { channelSlice, createStore, populateCategoriesIfEmpty, rootReducer } from '@marquee/shared';
import { category } from '../../testing/category.ts';
import { channel } from '../../testing/channel.ts';
import { stubApi } from '../../testing/stubApi.ts';
import { populateChannelsIfEmpty } from './populateChannelsIfEmpty.ts';

rootReducer.inject(channelSlice);

describe.each([
  {
    list: 'categories',
    populate: populateCategoriesIfEmpty,
    response: { categories: [category()] },
    keys: (store: ReturnType<typeof createStore>) => Object.keys(store.getState().category.categories),
    key: 'film',
  },
  {
    list: 'channels',
    populate: populateChannelsIfEmpty,
    response: { channels: [channel()] },
    keys: (store: ReturnType<typeof createStore>) => Object.keys(store.getState().channel?.channels ?? {}),
    key: 'midnight-society',
  },
])('populating the $list', ({ list, populate, response, keys, key }) => {
  it('loads them only if there are none', async () => {
    const store = createStore();
    const { api, requests } = stubApi(response);
    await populate(store, api);
    await populate(store, api);
    expect(requests).toEqual([`/api/${list}/list`]);
    expect(keys(store)).toEqual([key]);
  });

  it('loads them once for concurrent callers', async () => {
    const store = createStore();
    const { api, requests } = stubApi(response);
    await Promise.all([populate(store, api), populate(store, api)]);
    expect(requests).toHaveLength(1);
  });

  it('rejects with a failure and can be retried', async () => {
    const store = createStore();
    const failure = new Error('Server error fetching data');
    await expect(populate(store, stubApi(failure).api)).rejects.toBe(failure);
    await populate(store, stubApi(response).api);
    expect(keys(store)).toEqual([key]);
  });
});
