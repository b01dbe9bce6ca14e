/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { channelSlice, createStore, populateCategoriesIfEmpty, rootReducer } from '@marquee/shared';
import { answeringApi } from '../../testing/answeringApi.ts';
import { category } from '../../testing/category.ts';
import { channel } from '../../testing/channel.ts';
import { populateChannelsIfEmpty } from './populateChannelsIfEmpty.ts';

rootReducer.inject(channelSlice);

describe.each([
  {
    list: 'categories',
    populate: populateCategoriesIfEmpty,
    answer: { categories: [category()] },
    keys: (store: ReturnType<typeof createStore>) => Object.keys(store.getState().category.categories),
    key: 'film',
  },
  {
    list: 'channels',
    populate: populateChannelsIfEmpty,
    answer: { channels: [channel()] },
    keys: (store: ReturnType<typeof createStore>) => Object.keys(store.getState().channel?.channels ?? {}),
    key: 'midnight-society',
  },
])('populating the $list', ({ list, populate, answer, keys, key }) => {
  it('loads them only when there are none', async () => {
    const store = createStore();
    const { api, asked } = answeringApi(answer);
    await populate(store, api);
    await populate(store, api);
    expect(asked).toEqual([`/api/${list}/list`]);
    expect(keys(store)).toEqual([key]);
  });

  it('loads them once for all who ask meanwhile', async () => {
    const store = createStore();
    const { api, asked } = answeringApi(answer);
    await Promise.all([populate(store, api), populate(store, api)]);
    expect(asked).toHaveLength(1);
  });

  it('passes a failure on and may be tried again', async () => {
    const store = createStore();
    const failure = new Error('Server error fetching data');
    await expect(populate(store, answeringApi(failure).api)).rejects.toBe(failure);
    await populate(store, answeringApi(answer).api);
    expect(keys(store)).toEqual([key]);
  });
});
