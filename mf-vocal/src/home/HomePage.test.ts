import { describe, expect, it } from '@jest/globals';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { openVocal } from '../testing/openVocal.tsx';
import { ownPost, ownPostList } from '../testing/ownPosts.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('home', () => {
  it('greets by first name, shows the account and has no control that does nothing', async () => {
    fakeApi(ada);
    openVocal('/vocal');
    await heading('Hello, Ada.');
    expect(screen.getByText('Ada Moll')).toBeInTheDocument();
    expect(screen.getByText('ada@example.com')).toBeInTheDocument();
    await screen.findByText(/^Nothing here yet\./);
    expect(screen.getAllByRole('button')).toEqual(
      ['Account menu: Ada Moll', 'New post'].map((name) => screen.getByRole('button', { name })),
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...['/vocal', '/vocal/notices', '/vocal/money'],
    ]);
  });

  it('shows the balance beside the way to the money', async () => {
    const api = fakeApi(ada);
    api.responses['GET /api/vocal/user/balance'] = {
      status: 200,
      body: { success: true, available: { micros: 36_000_000, currency: 'USD' } },
    };
    openVocal('/vocal');
    expect(await screen.findByText('36.00 USD')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Balance and earnings' })).toHaveAttribute('href', '/vocal/money');
  });

  it('shows the five posts edited last, and the way to all of them', async () => {
    const api = fakeApi(ada);
    const posts = ['1', '2', '3', '4', '5', '6'].map((id) => ownPost(id));
    api.responses['GET /api/vocal/posts'] = {
      status: 200,
      body: ownPostList(posts, { counts: { draft: 500, trash: 2 } }),
    };
    const { user } = openVocal('/vocal');
    expect(await screen.findByRole('link', { name: 'Post 1' })).toHaveAttribute('href', '/vocal/posts/1');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    await user.click(screen.getByRole('link', { name: 'All 500 posts' }));
    await heading('Your posts');
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(6);
  });

  it('mentions reviews to a moderator', async () => {
    fakeApi({ ...ada, isAdmin: true });
    openVocal('/vocal');
    await heading('Hello, Ada.');
    expect(screen.getByRole('link', { name: 'Posts waiting for review are in the review desk.' })).toBeVisible();
    expect(screen.getByText('Administrator')).toBeInTheDocument();
  });

  it('counts the posts that wait for a moderator', async () => {
    const api = fakeApi({ ...ada, isAdmin: true });
    api.responses['GET /api/vocal/review?status=needs-review'] = { status: 200, body: { posts: [], total: 3 } };
    openVocal('/vocal');
    const link = await screen.findByRole('link', { name: '3 posts are waiting for review.' });
    expect(link).toHaveAttribute('href', '/vocal/review');
  });

  it('redirects a visitor who is not signed in to sign-in, and remembers the page', async () => {
    fakeApi();
    openVocal('/vocal/posts?status=draft');
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    expect(new URLSearchParams(window.location.search).get('next')).toBe('/vocal/posts?status=draft');
  });

  it('signs out', async () => {
    const api = fakeApi(ada);
    api.responses['POST /api/vocal/auth/signout'] = { status: 200, body: { success: true } };
    const { user } = openVocal('/vocal');
    await heading('Hello, Ada.');
    await user.click(screen.getByRole('button', { name: 'Account menu: Ada Moll' }));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/auth?signed-out=yes'));
    await waitFor(() => expect(screen.queryByText('ada@example.com')).not.toBeInTheDocument());
  });

  it('reports a failed sign-out', async () => {
    const api = fakeApi(ada);
    api.responses['POST /api/vocal/auth/signout'] = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = openVocal('/vocal');
    await heading('Hello, Ada.');
    await user.click(screen.getByRole('button', { name: 'Account menu: Ada Moll' }));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('you are still signed in');
    await heading('Hello, Ada.');
  });

  it('offers to retry when the session could not be loaded', async () => {
    const api = fakeApi(ada);
    const response = api.responses['GET /api/currentUser'];
    api.responses['GET /api/currentUser'] = problem(503, 'down', 'x');
    const { user } = openVocal('/vocal');
    await heading('We could not open Vocal.');
    if (response) api.responses['GET /api/currentUser'] = response;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Hello, Ada.');
  });

  it('shows a not-found page at unknown addresses, with a link home', async () => {
    fakeApi(ada);
    const { user } = openVocal('/vocal/earnings');
    await heading('Page not found');
    await user.click(screen.getByRole('button', { name: 'Go to your home page' }));
    await heading('Hello, Ada.');
  });

  it("ignores the shell's addresses while it unmounts", async () => {
    fakeApi(ada);
    openVocal('/vocal');
    await heading('Hello, Ada.');
    act(() => {
      window.history.pushState(null, '', '/about');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    expect(await screen.findByRole('status')).toHaveTextContent('Loading...');
    expect(window.location.pathname).toBe('/about');
  });
});
