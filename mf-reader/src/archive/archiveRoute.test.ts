import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { postSummary } from '@marquee/shared/testing';
import { screen, within } from '@testing-library/react';
import { openPage } from '../testing/openPage.tsx';
import * as archive from './archiveRoute.tsx';

const posts = [postSummary({ id: '1', name: 'The Reel' }), postSummary({ id: '2', name: 'The Booth' })];
const october = '/api/posts/list?page=1&limit=24&publishedAfter=2026-10-01&publishedBefore=2026-10-31';
const year = '/api/posts/list?page=1&limit=24&publishedAfter=2025-01-01&publishedBefore=2025-12-31';

const byMonth = { path: '/archive/:year/:month', module: archive };
const byYear = { path: '/archive/:year', module: archive };

describe('the archive page', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z'), advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows the posts of a month, the first picture at once', async () => {
    const { calls, container } = await openPage(byMonth, '/archive/2026/10', {
      responses: { [october]: { posts, totalPages: 1, total: 2 } },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Archive for October, 2026');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(container.querySelectorAll('img[loading=eager]')).toHaveLength(1);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    expect(calls).toEqual([october]);
  });

  it('shows the posts of a year', async () => {
    await openPage(byYear, '/archive/2025', { responses: { [year]: { posts, totalPages: 1, total: 2 } } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Archive for 2025$/);
    expect(screen.getByRole('heading', { name: 'The Reel' })).toBeVisible();
  });

  it('says that a period has no posts', async () => {
    await openPage(byMonth, '/archive/2026/10', { responses: { [october]: { posts: [], totalPages: 0, total: 0 } } });
    expect(screen.getByText('No Posts found')).toBeVisible();
  });

  it('lists the last 13 months beside the posts, newest first, and marks the current one', async () => {
    await openPage(byMonth, '/archive/2026/10', { responses: { [october]: { posts, totalPages: 1, total: 2 } } });
    const archives = within(screen.getByRole('navigation', { name: 'Archives' }));
    const links = archives.getAllByRole('link');
    expect(links).toHaveLength(13);
    expect(links[0]).toHaveAccessibleName('November, 2026');
    expect(links[0]).toHaveAttribute('href', '/archive/2026/11');
    expect(links[10]).toHaveAttribute('href', '/archive/2026/01');
    expect(links[12]).toHaveAccessibleName('November, 2025');
    expect(links[12]).toHaveAttribute('href', '/archive/2025/11');
    expect(archives.getByRole('link', { current: 'page' })).toHaveAccessibleName('October, 2026');
  });

  it('has the same months in a row for phones', async () => {
    await openPage(byMonth, '/archive/2026/10', { responses: { [october]: { posts, totalPages: 1, total: 2 } } });
    const months = within(screen.getByRole('navigation', { name: 'Months' }));
    expect(months.getAllByRole('link')).toHaveLength(13);
    expect(months.getByRole('link', { current: 'page' })).toHaveTextContent('Oct 2026');
  });

  it('links to the neighbouring months and to its year, even when it is empty', async () => {
    await openPage(byMonth, '/archive/2026/10', { responses: { [october]: { posts: [], totalPages: 0, total: 0 } } });
    const steps = within(screen.getByRole('navigation', { name: 'Older and newer' })).getAllByRole('link');
    expect(steps.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Sep 2026', '/archive/2026/09'],
      ['All of 2026', '/archive/2026'],
      ['Nov 2026', '/archive/2026/11'],
    ]);
  });

  it('links to its other pages', async () => {
    const second = october.replace('page=1', 'page=2');
    await openPage(byMonth, '/archive/2026/10?page=2', {
      responses: { [second]: { posts, totalPages: 3, total: 60 } },
    });
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Prev' })).toHaveAttribute('href', '/archive/2026/10');
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/archive/2026/10?page=3');
    expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  });

  it('redirects a month without a leading zero', async () => {
    const march = '/api/posts/list?page=1&limit=24&publishedAfter=2026-03-01&publishedBefore=2026-03-31';
    const { router } = await openPage(byMonth, '/archive/2026/3', {
      responses: { [march]: { posts, totalPages: 1, total: 2 } },
    });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Archive for March, 2026');
    expect(router.state.location.pathname).toBe('/archive/2026/03');
  });
});
