import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openFrame } from '../testing/openFrame.tsx';

describe('the menu of the frame', () => {
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
