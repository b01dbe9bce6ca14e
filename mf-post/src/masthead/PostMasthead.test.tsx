import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore, PageConfigProvider } from '@marquee/shared';
import { mastheadFadeMs } from '@marquee/shared/constants';
import type { Post, PostSummary } from '@marquee/shared/domain';
import { Provider } from '@marquee/shared/redux';
import { createBrowserRouter, Outlet, RouterProvider } from '@marquee/shared/router';
import { channel, pageConfig, postSummary } from '@marquee/shared/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { OverlayProvider } from '../overlay/OverlayContext.tsx';
import { samplePost } from '../testing/samplePost.ts';
import { installViewport } from '../testing/viewport.ts';
import { PostMasthead } from './PostMasthead.tsx';

function Frame() {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsMenuOpen(!isMenuOpen)}>
        Menu
      </button>
      <main id="main">
        <Outlet context={{ isMenuOpen }} />
      </main>
    </>
  );
}

const booth = channel({ key: 'booth', name: 'The Booth', pageLogo: null, mastheadLogo: null });

let viewport: ReturnType<typeof installViewport>;
beforeEach(() => {
  jest.useFakeTimers();
  viewport = installViewport();
});
afterEach(() => {
  viewport.remove();
  jest.useRealTimers();
  window.history.replaceState(null, '', '/');
});

/** The page is hydrated and all pending work is done. */
const settle = () =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(5_000);
    await import('./Masthead.tsx');
  });

async function openPost(fields: Partial<Post> = {}, nextPost: PostSummary | null = null) {
  const post = samplePost(fields);
  const page = (
    <OverlayProvider pictureCount={3} hasProducts>
      <PostMasthead post={post} nextPost={nextPost} />
    </OverlayProvider>
  );
  const children = [{ id: 'post', path: '*', element: page }];
  const router = createBrowserRouter([{ id: 'frame', element: <Frame />, children }]);
  const view = render(
    <PageConfigProvider config={pageConfig()}>
      <Provider store={createStore()}>
        <RouterProvider router={router} />
      </Provider>
    </PageConfigProvider>,
  );
  return { ...view, router };
}

const masthead = () => screen.queryByRole('region', { name: 'Now Reading' });
const floatingBar = () => screen.queryByRole('navigation', { name: 'Shortcuts' });

/** The reader scrolls the marker out of the window at its head, and back into it. */
const scrollPast = () => viewport.scroll(false);
const scrollBack = () => viewport.scroll(true);

describe('PostMasthead', () => {
  // The first test of the file: the others find the masthead's code loaded.
  it('is an empty marker until the page is hydrated and idle', async () => {
    const { container } = await openPost({ galleries: true }, postSummary());
    expect(container.querySelector('main')?.innerHTML).toBe('<div></div>');
    scrollBack();
    await settle();
    expect(screen.getByRole('region', { hidden: true })).toBeInTheDocument();
  });

  it('shows when the marker goes above the window, and hides when it comes back inside', async () => {
    await openPost();
    scrollBack();
    await settle();
    expect(masthead()).toBeNull();
    scrollPast();
    expect(masthead()).toBeVisible();
    expect(masthead()).toHaveTextContent('Now ReadingThe last reel');
    scrollBack();
    expect(masthead()).toBeNull();
    scrollPast();
    expect(masthead()).toBeVisible();
  });

  it('shows on a page that opens in the middle', async () => {
    await openPost();
    scrollPast();
    await settle();
    expect(masthead()).toBeVisible();
  });

  it('ignores crossings while the menu is open', async () => {
    await openPost();
    await settle();
    const menu = screen.getByRole('button', { name: 'Menu' });
    fireEvent.click(menu);
    scrollPast();
    expect(masthead()).toBeNull();
    fireEvent.click(menu);
    expect(masthead()).toBeNull();
    scrollBack();
    scrollPast();
    expect(masthead()).toBeVisible();
    fireEvent.click(menu);
    scrollBack();
    expect(masthead()).toBeVisible();
  });

  it('fades for half a second, and takes no focus once it has faded', async () => {
    await openPost({ galleries: true }, postSummary());
    await settle();
    for (const name of ['region', 'navigation']) {
      const bar = screen.getByRole(name, { hidden: true });
      expect(getComputedStyle(bar).transition).toContain(`opacity ${mastheadFadeMs}ms`);
      expect(getComputedStyle(bar).transition).toContain(`visibility 0s ${mastheadFadeMs}ms`);
      expect(bar).toHaveStyle({ opacity: '0', visibility: 'hidden' });
    }
    scrollPast();
    for (const bar of [masthead(), floatingBar()]) {
      expect(bar).toHaveStyle({ opacity: '1', visibility: 'visible' });
    }
    expect(mastheadFadeMs).toBe(500);
  });

  it('names the post, and has buttons to tweet and share it', async () => {
    await openPost({ channel: booth });
    await settle();
    scrollPast();
    const bar = within(masthead() as HTMLElement);
    expect(bar.getByText('The last reel')).toBeVisible();
    expect(bar.getByRole('link', { name: 'The Booth' })).toHaveAttribute('href', '/channel/booth');
    expect(bar.getByRole('link', { name: 'Tweet' })).toHaveAttribute('href', expect.stringContaining('last-reel'));
    expect(bar.getByRole('button', { name: 'Share' })).toBeVisible();
  });

  it.each([
    [{ galleries: true }, ['Launch Gallery']],
    [{ products: true }, ['Launch Shop']],
    [{ galleries: true, products: true }, ['Launch Gallery', 'Launch Shop']],
    [{}, []],
  ])('launches of a post with %j: %j', async (fields, launches) => {
    await openPost(fields, postSummary());
    await settle();
    scrollPast();
    for (const bar of [masthead(), floatingBar()]) {
      const links = within(bar as HTMLElement).queryAllByRole('link', { name: /^Launch/ });
      expect(links.map(({ textContent }) => textContent)).toEqual(launches);
    }
  });

  it.each([
    ['Launch Gallery', '#picture-1'],
    ['Launch Shop', '#shop'],
  ])('%s jumps to %s of the page', async (name, hash) => {
    const { router } = await openPost({ galleries: true, products: true });
    await settle();
    scrollPast();
    const link = within(masthead() as HTMLElement).getByRole('link', { name });
    expect(link).toHaveAttribute('href', hash);
    fireEvent.click(link, { ctrlKey: true });
    expect(router.state.location.hash).toBe('');
    fireEvent.click(link);
    await settle();
    expect(router.state.location.hash).toBe(hash);
  });

  it('links to the next post', async () => {
    await openPost({}, postSummary({ name: 'Fog, explained', urlPath: '/fog' }));
    await settle();
    scrollPast();
    for (const bar of [masthead(), floatingBar()]) {
      const link = within(bar as HTMLElement).getByRole('link', { name: 'Read Next Fog, explained' });
      expect(link).toHaveAttribute('href', '/fog');
    }
  });

  it('links from the floating bar to the channel first', async () => {
    await openPost({ channel: booth, galleries: true, products: true }, postSummary({ name: 'Fog, explained' }));
    await settle();
    scrollPast();
    const links = within(floatingBar() as HTMLElement).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'The Booth',
      'Launch Gallery',
      'Launch Shop',
      'Read Next Fog, explained',
    ]);
    expect(links[0]).toHaveAttribute('href', '/channel/booth');
  });

  it('has no teaser without a next post, and no empty floating bar', async () => {
    await openPost();
    await settle();
    scrollPast();
    expect(masthead()).toBeVisible();
    expect(screen.queryByText('Read Next')).toBeNull();
    expect(floatingBar()).toBeNull();
  });

  it('stays hidden in browsers without IntersectionObserver', async () => {
    viewport.remove();
    await openPost();
    await settle();
    expect(masthead()).toBeNull();
  });
});
