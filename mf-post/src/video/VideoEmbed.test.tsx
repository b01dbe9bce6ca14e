import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { posterGeometry } from '../media/pictureGeometry.ts';
import { renderInPage } from '../testing/renderInPage.tsx';
import { sampleImage } from '../testing/samplePost.ts';
import { installViewport } from '../testing/viewport.ts';
import { VideoEmbed } from './VideoEmbed.tsx';
import { videoPlayerOnDemand } from './videoPlayerOnDemand.ts';

const url = 'https://player.example/1';
const readyMessage = { greeting: { method: 'ping' }, events: ['ready'] };
const free = { url, autoplayUrl: `${url}?autoplay=1`, appearsOnScroll: true, readyMessage };
const source = { player: free, pageUrl: 'https://video.example/1', host: 'video.example', thumbnailUrl: null };
const onClick = { ...source, player: { ...free, appearsOnScroll: false } };
const common = { name: 'Laurel, running', poster: sampleImage(), geometry: posterGeometry('insetCenter') };

const poster = () => screen.getByRole('link', { name: /^Play video: Laurel, running/ });
const player = () => screen.queryByTitle('Laurel, running');
const spinner = () => screen.queryByRole('status');
const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
/** The player sends a message, as its page would. */
function sendMessage(data: unknown, origin = 'https://player.example') {
  const { contentWindow } = player() as HTMLIFrameElement;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: contentWindow })));
}
/** The page has loaded and is at rest: the observers of visibility start now. */
const rest = () => wait(1);

let viewport: ReturnType<typeof installViewport>;
// Loads the player's code before the tests, because fake timers cannot advance the import.
beforeAll(() => videoPlayerOnDemand.load());
beforeEach(() => {
  jest.useFakeTimers();
  viewport = installViewport();
});
afterEach(() => {
  jest.restoreAllMocks();
  viewport.remove();
  jest.useRealTimers();
});

it('leads to its page when the code of its player does not load', async () => {
  jest.spyOn(videoPlayerOnDemand, 'here').mockReturnValue(null);
  jest.spyOn(videoPlayerOnDemand, 'load').mockRejectedValue(new Error('offline'));
  renderInPage(<VideoEmbed {...common} source={onClick} />);
  fireEvent.click(poster());
  await act(() => jest.advanceTimersByTimeAsync(250));
  expect(poster()).toHaveAccessibleName(/Watch on video\.example$/);
  expect([player(), spinner()]).toEqual([null, null]);
});

describe('a video that comes into view', () => {
  it('shows a spinner, the player 250 ms later, and no spinner after another 250 ms', () => {
    renderInPage(<VideoEmbed {...common} source={source} />);
    rest();
    viewport.scroll(false);
    wait(60_000);
    expect(spinner()).toBeNull();
    expect(player()).toBeNull();

    viewport.scroll(true);
    expect(spinner()).toBeVisible();
    expect(poster()).toBeVisible();
    wait(249);
    expect(player()).toBeNull();

    wait(1);
    expect(player()).toHaveAttribute('src', url);
    sendMessage('{"event":"ready"}');
    expect(poster).toThrow();
    expect(spinner()).toBeVisible();
    wait(249);
    expect(spinner()).toBeVisible();

    wait(1);
    expect(spinner()).toBeNull();
    expect(player()).toBeVisible();
  });

  it('never hides again', () => {
    renderInPage(<VideoEmbed {...common} source={source} />);
    rest();
    viewport.scroll(true);
    viewport.scroll(false);
    wait(250);
    sendMessage({ event: 'ready' });
    wait(250);
    expect(player()).toBeVisible();
    viewport.scroll(false);
    wait(60_000);
    expect(player()).toBeVisible();
    expect(viewport.watched()).toBe(0);
  });

  it('waits until the page has loaded and is idle', () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    renderInPage(<VideoEmbed {...common} source={source} eager />);
    wait(60_000);
    expect(viewport.watched()).toBe(0);
    readyState.mockRestore();
    act(() => void window.dispatchEvent(new Event('load')));
    expect(viewport.watched()).toBe(0);
    rest();
    expect(viewport.watched()).toBe(1);
  });

  it('plays at once for a reader who presses play before the player has loaded', () => {
    renderInPage(<VideoEmbed {...common} source={source} />);
    rest();
    viewport.scroll(true);
    fireEvent.click(poster());
    wait(250);
    expect(player()).toHaveAttribute('src', `${url}?autoplay=1`);
  });

  it('takes the focus from its poster only', () => {
    const { unmount } = renderInPage(<VideoEmbed {...common} source={source} />);
    rest();
    viewport.scroll(true);
    wait(250);
    sendMessage({ event: 'ready' });
    expect(player()).not.toHaveFocus();
    unmount();

    renderInPage(<VideoEmbed {...common} source={source} />);
    rest();
    poster().focus();
    viewport.scroll(true);
    wait(250);
    expect(poster()).toHaveFocus();
    sendMessage({ event: 'ready' });
    expect(player()).toHaveFocus();
  });

  it('keeps its poster until its own player reports that it is ready', () => {
    renderInPage(<VideoEmbed {...common} source={source} />);
    rest();
    viewport.scroll(true);
    wait(9_000);
    sendMessage({ event: 'ready' }, 'https://evil.example');
    act(() => void window.dispatchEvent(new MessageEvent('message', { data: { event: 'ready' } })));
    sendMessage({ event: 'loading' });
    expect(poster()).toBeVisible();
    expect(player()).not.toBeVisible();
    expect(spinner()).toBeVisible();
    sendMessage({ event: 'ready' });
    expect(poster).toThrow();
    expect(player()).toBeVisible();
  });

  it('keeps the poster with a link to the video when the player never responds', () => {
    renderInPage(<VideoEmbed {...common} source={source} />);
    rest();
    viewport.scroll(true);
    wait(250);
    wait(10_000);
    expect(player()).toBeNull();
    expect(spinner()).toBeNull();
    expect(poster()).toBeVisible();
    expect(screen.getByText('Watch on video.example')).toBeVisible();
    expect(fireEvent.click(poster())).toBe(true);
  });

  it('waits for a click where its site is set so', () => {
    renderInPage(<VideoEmbed {...common} source={onClick} />);
    rest();
    viewport.scroll(true);
    wait(60_000);
    expect(player()).toBeNull();
    fireEvent.click(poster());
    wait(250);
    expect(player()).toHaveAttribute('src', `${url}?autoplay=1`);
  });

  it.each([
    ['saves data', 'connection', { saveData: true }],
    ['refuses to be tracked', 'globalPrivacyControl', true],
  ])('waits for a click of a reader who %s', (_who, name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    renderInPage(<VideoEmbed {...common} source={source} />);
    rest();
    viewport.scroll(true);
    wait(60_000);
    expect(player()).toBeNull();
    expect(poster()).toBeVisible();
    Reflect.deleteProperty(navigator, name);
  });
});

describe('a player that sends no messages', () => {
  const silent = { ...source, player: { ...free, readyMessage: 'load' as const } };
  async function load(response: Promise<unknown>) {
    Object.assign(window, { fetch: jest.fn(() => response) });
    renderInPage(<VideoEmbed {...common} source={silent} />);
    fireEvent.click(poster());
    wait(250);
    expect(poster()).toBeVisible();
    await act(async () => void fireEvent.load(player() as HTMLElement));
    Reflect.deleteProperty(window, 'fetch');
  }

  it('is ready once it has loaded and responds', async () => {
    await load(Promise.resolve({}));
    expect(poster).toThrow();
    expect(player()).toBeVisible();
  });

  it("keeps the poster where only the browser's error page has loaded", async () => {
    await load(Promise.reject(new TypeError('Failed to fetch')));
    expect(player()).toBeNull();
    expect(poster()).toBeVisible();
    expect(screen.getByText('Watch on video.example')).toBeVisible();
  });
});

describe('a video', () => {
  it('loads nothing from a third party at first', () => {
    const { container } = renderInPage(<VideoEmbed {...common} source={source} />);
    expect(container.querySelector('iframe')).toBeNull();
    for (const image of container.querySelectorAll('img')) expect(image.getAttribute('src')).toMatch(/^\/res\/media\//);
    expect(poster()).toHaveAttribute('href', 'https://video.example/1');
    expect(screen.getByText('Plays from video.example')).toBeVisible();
  });

  it('plays on a click, and takes the focus from the removed control', () => {
    renderInPage(<VideoEmbed {...common} source={onClick} />);
    fireEvent.click(poster());
    expect(spinner()).toBeVisible();
    wait(250);
    expect(player()).toHaveAttribute('src', `${url}?autoplay=1`);
    sendMessage({ event: 'ready' });
    expect(player()).toHaveFocus();
    expect(screen.queryByRole('link')).toBeNull();
    wait(250);
    expect(spinner()).toBeNull();
  });

  it('plays at once, without taking the focus, for a reader who has pressed play on a card', () => {
    renderInPage(<VideoEmbed {...common} source={onClick} autoplay />);
    wait(250);
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    sendMessage({ event: 'ready' });
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
    expect(player()).toHaveAttribute('src', `${url}?autoplay=1`);
  });

  it('leads to the video when its player may not be loaded', () => {
    renderInPage(<VideoEmbed {...common} source={{ ...source, player: null }} autoplay />);
    rest();
    viewport.scroll(true);
    const wasFollowed = fireEvent.click(poster());
    expect(wasFollowed).toBe(true);
    expect(screen.getByText('Watch on video.example')).toBeVisible();
    expect(spinner()).toBeNull();
  });

  it('leaves a click with a modifier to the browser', () => {
    renderInPage(<VideoEmbed {...common} source={source} />);
    fireEvent.click(poster(), { ctrlKey: true });
    wait(60_000);
    expect(poster()).toBeVisible();
    expect(player()).toBeNull();
  });

  it('works in a browser without IntersectionObserver', () => {
    viewport.remove();
    renderInPage(<VideoEmbed {...common} source={source} />);
    rest();
    fireEvent.click(poster());
    wait(250);
    sendMessage({ event: 'ready' });
    expect(player()).toBeVisible();
  });
});
