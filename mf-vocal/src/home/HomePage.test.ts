import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { ada } from '../testing/ada.ts';
import { fakeApi, problem } from '../testing/fakeApi.ts';
import { openVocal } from '../testing/openVocal.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('home', () => {
  it('greets by first name, shows the account and has no control that does nothing', async () => {
    fakeApi(ada);
    openVocal('/vocal');
    await heading('Hello, Ada.');
    expect(screen.getByText('Ada Moll')).toBeInTheDocument();
    expect(screen.getByText('ada@example.com')).toBeInTheDocument();
    await screen.findByText(/^Nothing is published under your name yet\./);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Sign out']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/vocal']);
  });

  it('lists the published posts of all magazines, page by page, each once', async () => {
    const api = fakeApi(ada);
    const own = (id: string, site: string, name: string) => ({
      id,
      site,
      name,
      publishedAt: '2026-10-03T14:05:00Z',
      urlPath: `/${name.toLowerCase()}`,
    });
    const response = (posts: object[]) => ({
      status: 200,
      body: { success: true, posts, totalPages: 2, counts: { published: 3 } },
    });
    api.responses['GET /api/vocal/posts?status=published&page=1'] = response([
      own('3', 'feast', 'Toast'),
      own('2', 'marquee', 'Reels'),
    ]);
    api.responses['GET /api/vocal/posts?status=published&page=2'] = problem(503, 'down', 'x');
    const { user } = openVocal('/vocal');
    expect(await screen.findByRole('link', { name: 'Toast' })).toHaveAttribute('href', 'https://feast.example/toast');
    expect(screen.getByText('in Feast')).toBeInTheDocument();
    expect(screen.getByText('3 posts')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show older posts' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your posts.');
    api.responses['GET /api/vocal/posts?status=published&page=2'] = response([
      own('2', 'marquee', 'Reels'),
      own('1', 'marquee', 'Booths'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Booths' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Show older posts' })).not.toBeInTheDocument();
  });

  it('mentions reviews to a moderator', async () => {
    fakeApi({ ...ada, isAdmin: true });
    openVocal('/vocal');
    await heading('Hello, Ada.');
    expect(screen.getByText(/The review desk is not open yet/)).toBeInTheDocument();
    expect(screen.getByText('Moderator')).toBeInTheDocument();
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
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/auth?signed-out=yes'));
    await waitFor(() => expect(screen.queryByText('ada@example.com')).not.toBeInTheDocument());
  });

  it('reports a failed sign-out', async () => {
    const api = fakeApi(ada);
    api.responses['POST /api/vocal/auth/signout'] = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = openVocal('/vocal');
    await heading('Hello, Ada.');
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are still signed in');
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
    await heading('There is nothing at this address.');
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
