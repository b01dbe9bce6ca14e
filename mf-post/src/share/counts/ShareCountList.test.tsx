import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from '@marquee/shared';
import { InPage, pageConfig } from '@marquee/shared/testing';
import { act, render, screen, within } from '@testing-library/react';
import { samplePost } from '../../testing/samplePost.ts';
import { ShareBar } from '../ShareBar.tsx';

type Watcher = (entries: { isIntersecting: boolean }[]) => void;
let watch: Watcher = () => {};

class Observer {
  constructor(watcher: Watcher) {
    watch = watcher;
  }
  observe() {}
  disconnect() {
    watch = () => {};
  }
}

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')];
const respond = (host: string, value: unknown) => {
  const name = /(?:callback|jsonp)=(\w+)/.exec(scripts().find(({ src }) => src.includes(host))?.src ?? '')?.[1] ?? '';
  act(() => void Reflect.apply(Reflect.get(window, name), null, [value]));
};

beforeEach(() => void Reflect.set(window, 'IntersectionObserver', Observer));
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function showBar(locale = 'en') {
  const config = pageConfig({}, { shareCounts: ['reddit', 'tumblr'], locale });
  return render(
    <InPage config={config} store={createStore()}>
      <ShareBar post={samplePost()} />
    </InPage>,
  );
}

const items = () => within(screen.getByRole('list', { name: 'Shares' })).getAllByRole('listitem');
const said = () => items().map(({ textContent }) => textContent);

async function scrollToBar() {
  act(() => watch([{ isIntersecting: true }]));
  await screen.findByText('Reddit');
}

describe('share counts', () => {
  it('make no request before they are in view, and reserve their space', async () => {
    showBar();
    act(() => watch([{ isIntersecting: false }]));
    expect(said()).toEqual(['', '']);
    expect(scripts()).toEqual([]);
    await scrollToBar();
    expect(scripts().map(({ src }) => new URL(src).host)).toEqual(['www.reddit.com', 'api.tumblr.com']);
  });

  it("show each network's count in short form", async () => {
    const { unmount } = showBar();
    await scrollToBar();
    expect(said()).toEqual(['Reddit …', 'Tumblr …']);
    respond('tumblr', { response: { note_count: 12_340 } });
    expect(await screen.findByText('12K')).toBeVisible();
    expect(said()).toEqual(['Reddit …', 'Tumblr 12K']);
    unmount();
    expect(scripts()).toEqual([]);
  });

  it('show 0 for a network that has not responded after 10 seconds', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    showBar();
    await scrollToBar();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(said()).toEqual(['Reddit 0', 'Tumblr 0']);
  });
});
