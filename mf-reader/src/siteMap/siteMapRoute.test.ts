import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore, populateCategoryList } from '@marquee/shared';
import { category, pageConfig } from '@marquee/shared/testing';
import { screen, within } from '@testing-library/react';
import { openPage } from '../testing/openPage.tsx';
import * as siteMap from './siteMapRoute.tsx';

const route = { path: '/sitemap', module: siteMap };

/** Name and address of the links of a column. */
function linksOf(name: string) {
  const column = within(screen.getByRole('navigation', { name }));
  return column.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('the site map', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-02-10T00:00:00Z'), advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('lists the pages of the site', async () => {
    await openPage(route, '/sitemap');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Site Map');
    expect(linksOf('Pages')).toEqual([
      ['About', '/about'],
      ['Press', '/press'],
      ['Site Map', '/sitemap'],
      ['Contact', 'mailto:desk@marquee.example?subject=Site%20Enquiry'],
      ['Privacy Policy', '/privacy-policy'],
    ]);
  });

  it('leaves out a contact that is not configured', async () => {
    await openPage(route, '/sitemap', { config: pageConfig({}, { contact: {} }) });
    expect(linksOf('Pages').map(([name]) => name)).toEqual(['About', 'Press', 'Site Map', 'Privacy Policy']);
  });

  it('lists the categories by key', async () => {
    const store = createStore();
    store.dispatch(
      populateCategoryList([category({ key: 'tv', name: 'Television' }), category({ key: 'comics', name: 'Panels' })]),
    );
    await openPage(route, '/sitemap', { store });
    expect(linksOf('Categories')).toEqual([
      ['Panels', '/category/comics'],
      ['Television', '/category/tv'],
    ]);
  });

  it('has no column of categories when there are none', async () => {
    await openPage(route, '/sitemap');
    expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
  });

  it('lists the current month and the 12 before it, newest first', async () => {
    await openPage(route, '/sitemap');
    const archives = linksOf('Archives');
    expect(archives).toHaveLength(13);
    expect(archives.slice(0, 3)).toEqual([
      ['February, 2026', '/archive/2026/02'],
      ['January, 2026', '/archive/2026/01'],
      ['December, 2025', '/archive/2025/12'],
    ]);
    expect(archives.at(-1)).toEqual(['February, 2025', '/archive/2025/02']);
  });

  it('lists below them the lists, all sites of the network and the years', async () => {
    await openPage(route, '/sitemap');
    expect(linksOf('Lists')).toEqual([
      ['Home', '/'],
      ['Articles', '/articles'],
      ['Galleries', '/galleries'],
      ['Videos', '/videos'],
      ['Search', '/search'],
      ['RSS', '/feed.xml'],
      ['Terms of Use', '/terms-of-use'],
    ]);
    expect(linksOf('Networks')).toEqual([
      ['Marquee', 'https://marquee.example'],
      ['Feast', 'https://feast.example'],
      ['Filthy For adults', 'https://filthy.example'],
    ]);
    expect(linksOf('Years')).toEqual([
      ['2026', '/archive/2026'],
      ['2025', '/archive/2025'],
    ]);
  });

  it('has metadata', () => {
    const state = createStore().getState();
    expect(siteMap.handle.meta({ state, config: pageConfig(), params: {}, pathname: '/sitemap' })).toMatchObject({
      title: 'Site Map | Marquee',
      canonicalPath: '/sitemap',
      jsonLd: [{ '@type': 'BreadcrumbList' }],
    });
  });
});
