import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore, postsSlice, rootReducer, setPost } from '@marquee/shared';
import { fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../testing/renderInPage.tsx';
import { sampleReadablePost } from '../testing/samplePost.ts';
import { PreviewPage } from './PreviewPage.tsx';

rootReducer.inject(postsSlice);

describe('a preview', () => {
  const fetched = jest.fn();
  const opened = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { fetch: fetched });
    jest.spyOn(window, 'open').mockImplementation((...given) => {
      opened(...given);
      return null;
    });
    fetched.mockClear();
    opened.mockClear();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  function open() {
    const store = createStore();
    store.dispatch(setPost({ post: sampleReadablePost(), relatedPosts: [] }));
    return renderInPage(<PreviewPage />, { store, path: '/preview/0123' });
  }

  it('shows the post, and is neither an impression nor a trace on the device', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'The last reel at the Rialto' })).toBeInTheDocument();
    Object.assign(window, { scrollY: 9_000 });
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(60_000);
    expect(fetched).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Save for later' })).toBeNull();
  });

  it('opens links in new tabs, and marks of the page in place', () => {
    open();
    const link = screen.getByRole('link', { name: 'Cinemas' });
    expect(fireEvent.click(link)).toBe(false);
    expect(opened).toHaveBeenCalledWith(expect.stringMatching(/\/tag\/cinemas$/), '_blank', 'noopener,noreferrer');
    opened.mockClear();
    link.setAttribute('href', '#picture-2');
    fireEvent.click(link);
    expect(opened).not.toHaveBeenCalled();
  });

  it('leaves a card to the post, which opens it in place', () => {
    const { container } = open();
    const card =
      '<figure data-frame="https://platform.twitter.com/embed"><a href="https://x.com/jack/status/20">A card</a></figure>';
    container.querySelector('article')?.insertAdjacentHTML('beforeend', card);
    fireEvent.click(screen.getByRole('link', { name: 'A card' }));
    expect(opened).not.toHaveBeenCalled();
  });
});
