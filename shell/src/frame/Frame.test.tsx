import { describe, expect, it, jest } from '@jest/globals';
import type { OverlayState } from '@marquee/shared/page/overlayState';
import { channel, pageConfig } from '@marquee/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openFrame } from '../testing/openFrame.tsx';

const booth = channel({ key: 'booth', name: 'The Booth' });

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
    const router = openFrame({ path: '/slot/posts/1' });
    jest.mocked(window.scrollTo).mockClear();
    Object.assign(window, { scrollY: 640 });
    screen.getByRole('textbox', { name: 'Title' }).focus();
    await act(() => router.navigate('/slot/posts/1?panel=settings'));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    // The page may have scrolled to a place of its own since the navigation began.
    await act(() => router.navigate(-1));
    expect(window.scrollTo).not.toHaveBeenCalled();
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
});
