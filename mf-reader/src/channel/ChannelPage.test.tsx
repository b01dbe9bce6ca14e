import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { channelSlice, createStore, populateChannelList, setActiveChannel } from '@marquee/shared';
import type { Channel } from '@marquee/shared/domain';
import { channel, InPage, postSummary } from '@marquee/shared/testing';
import { act, render, screen, within } from '@testing-library/react';
import { openPage } from '../testing/openPage.tsx';
import { ChannelPage } from './ChannelPage.tsx';
import * as channelRoute from './channelRoute.tsx';

const route = { path: '/channel/:channelKey/:postType?', module: channelRoute };
const posts = [postSummary(), postSummary({ id: '2', name: 'Popcorn, a history', urlPath: '/popcorn' })];
const listOf = (key: string, type = '') => `/api/posts/list?page=1&limit=24${type}&channelKey=${key}`;

function open(address: string, changes: Partial<Channel> = {}) {
  const responses = {
    '/api/channels/list': { channels: [channel(changes), channel({ key: 'noir', name: 'Noir' })] },
    [listOf('midnight-society')]: { posts, totalPages: 2, total: 30 },
    [listOf('midnight-society', '&postType=gallery')]: { posts: [], totalPages: 0, total: 0 },
    [listOf('noir')]: { posts: [], totalPages: 0, total: 0 },
  };
  return openPage(route, address, { responses });
}

/** Pictures that belong to no post. */
const pictures = () => screen.queryAllByRole('presentation').filter((image) => !image.closest('article'));

describe('the page of a channel', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => void jest.restoreAllMocks());

  it('opens with image, logo, name, description and link', async () => {
    await open('/channel/midnight-society');
    expect(screen.getByRole('heading', { level: 1, name: 'Midnight Society' })).toBeVisible();
    expect(screen.getByText('Films that are shown after the last tram.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Visit midnight.example (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://midnight.example/');
    const [image, logo] = pictures().map((picture) => picture.getAttribute('src'));
    expect(image).toMatch(/c_fill.*h_430.*w_1280.*demo\/midnight$/);
    expect(logo).toMatch(/w_360.*demo\/midnight-logo$/);
  });

  it('has a visible link to its feed', async () => {
    await open('/channel/midnight-society');
    expect(screen.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/channel/midnight-society/feed.xml');
  });

  it('shows the logo at half its requested width', async () => {
    await open('/channel/midnight-society');
    const [, logo] = pictures();
    expect(logo).toHaveAttribute('width', '180');
    expect(logo).toHaveAttribute('height', '48');
  });

  it('shows a channel without image, logo and link', async () => {
    await open('/channel/midnight-society', { image: null, pageLogo: null, url: null });
    expect(screen.getByRole('heading', { level: 1, name: 'Midnight Society' })).toBeVisible();
    expect(pictures()).toEqual([]);
    expect(screen.queryByRole('link', { name: /^Visit/ })).toBeNull();
  });

  it('fetches the banner at once, and the posts below it as they come into view', async () => {
    const { container } = await open('/channel/midnight-society');
    const [banner] = pictures();
    expect(Array.from(container.querySelectorAll('img[loading=eager]'))).toEqual([banner]);
  });

  it('shows its posts in a grid, with tabs and pages', async () => {
    await open('/channel/midnight-society');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    const tabs = within(screen.getByRole('navigation', { name: 'Types' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('All');
    expect(tabs.getByRole('link', { name: 'Videos' })).toHaveAttribute('href', '/channel/midnight-society/videos');
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/channel/midnight-society?page=2');
  });

  it('says that there are no posts of a type', async () => {
    await open('/channel/midnight-society/galleries');
    expect(screen.getByText('No Posts found')).toBeVisible();
  });

  it('keeps the channel active until the reader leaves its page', async () => {
    const { router, store } = await open('/channel/midnight-society');
    expect(store.getState().channel?.activeChannel).toBe('midnight-society');
    await act(() => router.navigate('/channel/noir'));
    expect(store.getState().channel?.activeChannel).toBe('noir');
    await act(() => router.navigate('/about'));
    expect(screen.getByText('Elsewhere')).toBeVisible();
    expect(store.getState().channel?.activeChannel).toBeNull();
  });

  describe('without its data', () => {
    beforeEach(() => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
    });

    function show(store = createStore()) {
      return render(
        <InPage store={store}>
          <ChannelPage />
        </InPage>,
      );
    }

    it('uses the active channel when the address names none, and says that it is loading', () => {
      const store = createStore();
      store.dispatch(populateChannelList([channel()]));
      store.dispatch(setActiveChannel('midnight-society'));
      store.dispatch(channelSlice.actions.channelLoading({ key: 'midnight-society', page: 1 }));
      show(store);
      expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    });

    it('shows a placeholder for an unknown channel', () => {
      const store = createStore();
      store.dispatch(setActiveChannel('opera'));
      show(store);
      expect(screen.getByText('There is no such channel.')).toBeVisible();
    });

    it('throws with neither a key in the address nor an active channel', () => {
      expect(() => show()).toThrow('A channel page needs a channel in its address, or an active one');
    });
  });
});
