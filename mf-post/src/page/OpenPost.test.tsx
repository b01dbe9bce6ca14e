import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type AppStore, channelSlice, createStore, rootReducer, setNextPost, setPost } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { setUser, userSlice } from '@marquee/shared/state/user';
import { channel, postSummary } from '@marquee/shared/testing';
import { act, screen } from '@testing-library/react';
import { renderInPage } from '../testing/renderInPage.tsx';
import { sampleReadablePost } from '../testing/samplePost.ts';
import { OpenPost } from './OpenPost.tsx';

rootReducer.inject(channelSlice);
rootReducer.inject(userSlice);

type Call = { path: string; init: RequestInit };
type UserResponse = { success: boolean; error?: string; user?: null };

/** A text that is long enough to scroll. */
const postHeight = 6_000;

describe('an open post', () => {
  const calls: Call[] = [];
  const reported: unknown[] = [];
  let responses: Record<string, UserResponse>;
  const impressions = () => calls.filter(({ path }) => path === '/api/posts/createImpression');
  /** Page ticket from the moment at which the tests begin. */
  const ticket = Buffer.from('6b02bd20'.padEnd(66, '0'), 'hex').toString('base64url');
  const asksForUser = () => calls.filter(({ path }) => path === '/api/currentUser');

  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') });
    calls.length = 0;
    reported.length = 0;
    responses = { '/api/posts/createImpression': { success: true }, '/api/currentUser': { success: true, user: null } };
    Object.assign(globalThis, {
      fetch: async (path: string, init: RequestInit) => {
        calls.push({ path, init });
        return { ok: true, status: 200, json: async () => responses[path] };
      },
      reportError: (error: unknown) => reported.push(error),
    });
    const entries = [{ name: location.href, serverTiming: [{ name: 'ticket', description: ticket }] }];
    Object.defineProperty(performance, 'getEntriesByType', { value: () => entries, configurable: true });
    Object.assign(window, { scrollY: 0, innerHeight: 900 });
    jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockImplementation(() => ({ bottom: postHeight - window.scrollY }) as DOMRect);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    for (const name of ['fetch', 'reportError']) Reflect.deleteProperty(globalThis, name);
  });

  function open(fields: Partial<Post> = {}, store: AppStore = createStore()) {
    store.dispatch(setPost({ post: sampleReadablePost(fields), relatedPosts: [postSummary({ id: 's2' })] }));
    store.dispatch(setNextPost({ postId: sampleReadablePost(fields).id, nextPost: postSummary() }));
    return renderInPage(<OpenPost />, { store });
  }

  const goOn = (store: AppStore, fields: Partial<Post>) =>
    act(() => void store.dispatch(setPost({ post: sampleReadablePost(fields), relatedPosts: [] })));

  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  function show(state: 'visible' | 'hidden') {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }

  function scrollPast(height: number) {
    Object.assign(window, { scrollY: height });
    window.dispatchEvent(new Event('scroll'));
  }

  it('shows another post, and nothing without one', () => {
    const { store } = open();
    goOn(store, { id: 'p2', title: 'Fog, explained', category: null });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fog, explained');
    expect(renderInPage(<OpenPost />).container).toBeEmptyDOMElement();
  });

  it('has its category and channel active until it is left', () => {
    const { store, unmount } = open({ channel: channel() });
    expect(store.getState().category.activeCategory).toBe('film');
    expect(store.getState().channel?.activeChannel).toBe('midnight-society');
    unmount();
    expect(store.getState().category.activeCategory).toBeNull();
    expect(store.getState().channel?.activeChannel).toBeNull();
  });

  it('is gone from the state when it is left', () => {
    const { store, unmount } = open();
    unmount();
    expect(store.getState().posts).toMatchObject({ post: null, nextPost: null, relatedPosts: [] });
  });

  it('hands over to the category and channel of the next one', () => {
    const { store } = open({ channel: channel() });
    goOn(store, { id: 'p2', category: null, channel: null });
    expect(store.getState().category.activeCategory).toBeNull();
    expect(store.getState().channel?.activeChannel).toBeNull();
    goOn(store, { id: 'p3', channel: channel({ key: 'noir' }) });
    expect(store.getState().category.activeCategory).toBe('film');
    expect(store.getState().channel?.activeChannel).toBe('noir');
  });

  it('sends an impression in a call that outlives the page', async () => {
    const { store } = open();
    scrollPast(3_000);
    await wait(14_999);
    expect(impressions()).toEqual([]);
    await wait(1);
    expect(impressions()).toHaveLength(1);
    const init = impressions()[0]?.init;
    expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', keepalive: true });
    expect(init?.headers).toMatchObject({ 'x-marquee-ticket': ticket });
    expect(JSON.parse(String(init?.body))).toEqual({ postId: 'p1', authorId: 'a1', referrer: 'none' });
    expect(store.getState().posts?.creatingImpression).toBe(false);
    expect(reported).toEqual([]);
  });

  it('has the state creating until the response arrives', async () => {
    let response = (_: unknown) => {};
    const { store } = open();
    Object.assign(globalThis, { fetch: () => new Promise((resolve) => (response = resolve)) });
    scrollPast(3_000);
    await wait(15_000);
    expect(store.getState().posts?.creatingImpression).toBe(true);
    await act(async () => response({ ok: true, status: 200, json: async () => ({ success: true }) }));
    expect(store.getState().posts?.creatingImpression).toBe(false);
  });

  it('counts nothing without scrolling', async () => {
    open();
    await wait(60_000);
    expect(impressions()).toEqual([]);
  });

  it('starts again with the next post, and counts that too', async () => {
    const { store } = open();
    scrollPast(3_000);
    await wait(14_000);
    goOn(store, { id: 'p2', author: null });
    scrollPast(0);
    await wait(60_000);
    expect(impressions()).toEqual([]);
    scrollPast(3_000);
    await wait(0);
    expect(impressions().map(({ init }) => JSON.parse(String(init.body)))).toEqual([
      { postId: 'p2', authorId: null, referrer: 'none' },
    ]);
    // The document's ticket serves the whole visit.
    expect(impressions()[0]?.init.headers).toMatchObject({ 'x-marquee-ticket': ticket });
  });

  it('reports the seconds of a counted post when it is hidden and when it is left', async () => {
    const { unmount } = open();
    scrollPast(3_000);
    await wait(20_000);
    show('hidden');
    await wait(30_000);
    show('visible');
    await wait(4_000);
    unmount();
    const bodies = impressions().map(({ init }) => JSON.parse(String(init.body)));
    expect(bodies.slice(1)).toEqual([
      { postId: 'p1', seconds: 20 },
      { postId: 'p1', seconds: 4 },
    ]);
    expect(impressions()[1]?.init).toMatchObject({ keepalive: true, headers: { 'x-marquee-ticket': ticket } });
  });

  it('reports no seconds of a post that did not count', async () => {
    responses['/api/posts/createImpression'] = { success: false, error: 'No such post' };
    const { unmount } = open();
    await wait(60_000);
    scrollPast(3_000);
    await wait(1);
    expect(impressions()).toHaveLength(1);
    unmount();
    expect(impressions()).toHaveLength(1);
  });

  it('does not count a post that was left before', async () => {
    const { unmount } = open();
    scrollPast(3_000);
    await wait(14_999);
    unmount();
    await wait(60_000);
    expect(impressions()).toEqual([]);
  });

  it("reports 'Impression creation failed' to the global error handler, and shows the reader nothing", async () => {
    responses['/api/posts/createImpression'] = { success: false, error: 'No such post' };
    const { store } = open();
    scrollPast(3_000);
    await wait(15_000);
    expect(reported).toEqual([
      expect.objectContaining({
        message: 'Impression creation failed',
        cause: expect.objectContaining({ message: 'No such post' }),
      }),
    ]);
    expect(store.getState().posts).toMatchObject({ creatingImpression: false, errorMessage: {} });
  });

  it('reports a missing response in the same way', async () => {
    open();
    scrollPast(3_000);
    await wait(14_999);
    Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    await wait(1);
    expect(reported).toEqual([expect.objectContaining({ message: 'Impression creation failed' })]);
  });

  it('sends impressions that were made offline when the connection is back', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    scrollPast(3_000);
    await wait(15_000);
    expect(calls).toEqual([]);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await wait(0);
    expect(impressions()).toHaveLength(1);
  });

  it('requests the current user once, after the page is shown', async () => {
    const { store } = open();
    expect(asksForUser()).toEqual([]);
    await wait(1_000);
    expect(asksForUser()).toHaveLength(1);
    expect(store.getState().user).toEqual({ known: true, user: null });
    goOn(store, { id: 'p2' });
    await wait(1_000);
    expect(asksForUser()).toHaveLength(1);
  });

  it('does not request a known user', async () => {
    const store = createStore();
    store.dispatch(setUser(null));
    open({}, store);
    await wait(1_000);
    expect(asksForUser()).toEqual([]);
  });
});
