import { describe, expect, it, jest } from '@jest/globals';
import {
  createStore,
  PageConfigProvider,
  populateCategoryList,
  postsSlice,
  rootReducer,
  setActiveCategory,
  setPost,
} from '@marquee/shared';
import type { PageConfig, Post } from '@marquee/shared/domain';
import { useFrame } from '@marquee/shared/page/frame';
import type { OverlayState } from '@marquee/shared/page/overlayState';
import { Provider } from '@marquee/shared/redux';
import { category, channel, pageConfig, postSummary } from '@marquee/shared/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Frame } from './Frame.tsx';

// jsdom has the element but not its modal behaviour.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
Object.assign(window, { scrollTo: jest.fn() });
rootReducer.inject(postsSlice);

const booth = channel({ key: 'booth', name: 'The Booth' });

function MenuWitness() {
  return <p>{useFrame().isMenuOpen ? 'Under the menu' : 'In the open'}</p>;
}

function SlotWitness() {
  return (
    <>
      <h1>Writing desk</h1>
      <input aria-label="Title" />
    </>
  );
}

type Opening = { config?: PageConfig; path?: string; post?: Partial<Post> };

function openFrame({ config = pageConfig(), path = '/', post }: Opening = {}) {
  const store = createStore();
  store.dispatch(
    populateCategoryList([category({ key: 'film', name: 'Film' }), category({ key: 'games', name: 'Games' })]),
  );
  store.dispatch(setActiveCategory('games'));
  if (post) store.dispatch(setPost({ post: { ...postSummary(), ...post } as Post, relatedPosts: [] }));
  const meta = () => ({ title: 'Elsewhere | Marquee', canonicalPath: '/elsewhere' });
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        Component: Frame,
        children: [
          { id: 'home', index: true, element: <h1>Front page</h1>, handle: { meta } },
          { id: 'auth', path: 'auth', element: <h1>Sign in</h1>, handle: { meta, hideHeader: true } },
          { id: 'slot', path: 'slot/*', Component: SlotWitness, handle: { meta, hideHeader: true, ownsQuery: true } },
          { id: 'witness', path: 'witness', Component: MenuWitness, handle: { meta } },
          { id: 'rest', path: '*', element: <h1>Elsewhere</h1>, handle: { meta } },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <PageConfigProvider config={config}>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </PageConfigProvider>,
  );
  return router;
}

describe('the frame', () => {
  it('shows menu toggle, logo and the Join link in its header', () => {
    openFrame();
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
    expect(header.getByRole('link', { name: 'Marquee' })).toHaveAttribute('href', '/');
    expect(header.getByRole('link', { name: 'Join Vocal' })).toHaveAttribute(
      'href',
      'https://vocal.example/auth?from=marquee',
    );
  });

  it("shows the masthead logo of a post's channel, which links to the channel, after the site's name", () => {
    openFrame({ post: { channel: booth } });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'The Booth' })).toHaveAttribute('href', '/channel/booth');
    expect(header.getByRole('img', { name: 'The Booth' })).toBeVisible();
    const ways = header.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways.slice(0, 2)).toEqual(['/', '/channel/booth']);
    expect(header.getByRole('link', { name: 'Marquee' })).toHaveAttribute('href', '/');
  });

  it('keeps its own logo on a post without a channel logo', () => {
    openFrame({ post: { channel: { ...booth, mastheadLogo: null } } });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Marquee' })).toHaveAttribute('href', '/');
  });

  it('starts with links past the header', () => {
    openFrame();
    const links = within(screen.getByRole('navigation', { name: 'Skip links' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Skip to content', '#main'],
      ['Skip to navigation', '#site-navigation'],
      ['Search', '/search'],
    ]);
    expect(document.querySelector('#main')).toBe(screen.getByRole('main'));
    expect(document.querySelector('#site-navigation')).toBe(screen.getByRole('navigation', { name: 'Footer' }));
  });

  it('counts no page view for a jump inside the page', async () => {
    window.dataLayer = [];
    const router = openFrame();
    await act(() => router.navigate('#main'));
    expect(window.dataLayer).toEqual([]);
    await act(() => router.navigate('/elsewhere'));
    await waitFor(() =>
      expect(window.dataLayer).toEqual([
        { event: 'VirtualPageview', url: '/elsewhere', title: 'Marquee', pageTitle: 'Elsewhere | Marquee' },
      ]),
    );
  });

  it('leaves focus, page views and scroll position alone when a page that owns its query changes only the query', async () => {
    window.dataLayer = [];
    jest.mocked(window.scrollTo).mockClear();
    Object.assign(window, { scrollY: 640 });
    const router = openFrame({ path: '/slot/posts/1' });
    screen.getByRole('textbox', { name: 'Title' }).focus();
    await act(() => router.navigate('/slot/posts/1?panel=settings'));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 640);
    await act(() => router.navigate('/slot/posts/2?panel=settings'));
    expect(screen.getByRole('heading', { name: 'Writing desk' })).toHaveFocus();
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    await waitFor(() => expect(window.dataLayer).toMatchObject([{ url: '/slot/posts/2?panel=settings' }]));
    Object.assign(window, { scrollY: 0 });
  });

  it('keeps the scroll position of a page when an address opens something over it, and when that closes', async () => {
    const scrollIntoView = jest.fn();
    Object.assign(Element.prototype, { scrollIntoView });
    const router = openFrame();
    Object.assign(window, { scrollY: 640 });
    const state: OverlayState = { openedHere: true, pageKey: router.state.location.key };
    // The mark is also an id in the page, as that of a picture in a gallery.
    await act(() => router.navigate('/#main', { state, preventScrollReset: true }));
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 640);
    await act(() => router.navigate(-1));
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 640);
    expect(scrollIntoView).not.toHaveBeenCalled();
    Object.assign(window, { scrollY: 0 });
  });

  it('hides the header on routes that ask for it', () => {
    openFrame({ path: '/auth' });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('highlights the active category in the bottom bar', () => {
    openFrame();
    const bar = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(bar.getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'true');
    expect(bar.getByRole('link', { name: 'Film' })).not.toHaveAttribute('aria-current');
  });

  it('lists the entries of the spec in the side menu', async () => {
    openFrame();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    const hrefs = menu.getAllByRole('link').map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
    expect(hrefs).toEqual(
      expect.arrayContaining([
        ['Film', '/category/film'],
        ['Articles', '/articles'],
        ['Galleries', '/galleries'],
        ['Videos', '/videos'],
        ['About', '/about'],
        ['Contact', 'mailto:desk@marquee.example?subject=Site%20Enquiry'],
        ['Filthy For adults', 'https://filthy.example'],
        ['Omni', 'https://omni.example'],
      ]),
    );
    expect(hrefs[0]).toEqual(['Marquee Home', '/']);
    expect(menu.getByPlaceholderText('Search anything, hit enter')).toBeVisible();
  });

  it('leaves Contact out without a contact email, and ids out of the social links', () => {
    const social = { twitterUsername: 'marqueereads', facebookAppId: '12', reddit: 'https://reddit.example/r/marquee' };
    openFrame({ config: pageConfig({}, { contact: {}, social }) });
    expect(screen.queryByRole('link', { name: 'Contact' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Reddit' }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: /facebook|twitter/i })).toBeNull();
  });

  it('has the powered-by line in the footer, with the current year', () => {
    openFrame();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('Powered by Marquee Media © 2026')).toBeVisible();
    for (const [name, href] of [
      ['About', '/about'],
      ['Site Map', '/sitemap'],
      ['Contact', 'mailto:desk@marquee.example?subject=Site%20Enquiry'],
      ['Privacy Policy', '/privacy-policy'],
    ] as const) {
      expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });

  it('links from the footer to home, every list, the terms, the feed and all other sites', () => {
    openFrame({ path: '/elsewhere' });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Marquee' })).toHaveAttribute('href', '/');
    const links = within(footer.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
    const hrefs = links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
    expect(hrefs).toEqual([
      ['Film', '/category/film'],
      ['Games', '/category/games'],
      ['Articles', '/articles'],
      ['Galleries', '/galleries'],
      ['Videos', '/videos'],
      ['Archive', '/archive/2026'],
      ['Search', '/search'],
      ['RSS', '/feed.xml'],
      ['Feast', 'https://feast.example'],
      ['Filthy For adults', 'https://filthy.example'],
      ['About', '/about'],
      ['Site Map', '/sitemap'],
      ['Saved', '/saved'],
      ['Contact', 'mailto:desk@marquee.example?subject=Site%20Enquiry'],
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Use', '/terms-of-use'],
    ]);
  });

  it('has every page and category of the menu in the footer', async () => {
    openFrame();
    const pathsIn = (element: HTMLElement) =>
      within(element)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    const inFooter = pathsIn(screen.getByRole('contentinfo'));
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const inMenu = pathsIn(await screen.findByRole('dialog', { name: 'Menu' }));
    // The sister sites of the test's config are in both of its lists, but for one that is no live network.
    expect(inMenu.filter((path) => !inFooter.includes(path))).toEqual(['https://omni.example']);
  });

  it('closes the menu on Back, and opens it again on Forward', async () => {
    const router = openFrame({ path: '/elsewhere?page=2' });
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    expect(router.state.location).toMatchObject({ pathname: '/elsewhere', search: '?page=2', hash: '#menu' });
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location).toMatchObject({ pathname: '/elsewhere', search: '?page=2', hash: '' });
    await act(() => router.navigate(1));
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  it('leaves no history entry of the menu, whether it is closed or a link is chosen', async () => {
    const router = openFrame({ path: '/elsewhere' });
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close menu' }));
    expect(router.state.location).toMatchObject({ pathname: '/elsewhere', hash: '' });
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Film' }));
    expect(router.state.location).toMatchObject({ pathname: '/category/film', hash: '' });
    await act(() => router.navigate(-1));
    expect(router.state.location).toMatchObject({ pathname: '/elsewhere', hash: '' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('blocks the page from scrolling while the menu is open, and returns the focus', async () => {
    openFrame();
    const toggle = screen.getByRole('button', { name: 'Open menu' });
    await userEvent.click(toggle);
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(document.body).toHaveStyle({ overflow: 'hidden' });
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('passes the page inside it whether the menu is open', async () => {
    openFrame({ path: '/witness' });
    expect(screen.getByText('In the open')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(screen.getByText('Under the menu')).toBeInTheDocument();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close menu' }));
    expect(screen.getByText('In the open')).toBeInTheDocument();
  });

  it('opens with the focus in the search field from the search action only', async () => {
    openFrame();
    const action = within(screen.getByRole('banner')).getByRole('button', { name: 'Search' });
    expect(action).toHaveAttribute('href', '/search');
    action.focus();
    await userEvent.keyboard(' ');
    expect(await screen.findByPlaceholderText('Search anything, hit enter')).toHaveFocus();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close menu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(screen.getByPlaceholderText('Search anything, hit enter')).not.toHaveFocus();
  });

  it('stays open when a late event reports an earlier close', async () => {
    openFrame();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close menu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    act(() => screen.getByRole('dialog').dispatchEvent(new Event('close')));
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  it('closes the menu when a link is chosen, then navigates', async () => {
    const router = openFrame();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(menu.getByRole('link', { name: 'About' }));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(router.state.location.pathname).toBe('/about');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('searches by the button of the form as well', async () => {
    const router = openFrame();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.type(menu.getByPlaceholderText('Search anything, hit enter'), 'AC/DC');
    await userEvent.click(menu.getByRole('button', { name: 'Search' }));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(router.state.location.pathname).toBe('/search/AC%2FDC');
  });

  it('searches: nothing for an empty text, otherwise the search page and an empty field', async () => {
    const router = openFrame();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const field = screen.getByPlaceholderText('Search anything, hit enter');
    await userEvent.type(field, '   {Enter}');
    expect(router.state.location.pathname).toBe('/');
    await userEvent.type(field, 'film noir{Enter}');
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(router.state.location.pathname).toBe('/search/film%20noir');
    expect(field).toHaveValue('');
  });
});
