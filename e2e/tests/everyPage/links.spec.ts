import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import type { HostKey } from '@marquee/shared/domain';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { expect, test } from '@playwright/test';
import { originOf } from '../../network/addresses.ts';
import { everyPage, type PageKind, pathOf } from '../pages.ts';

/** One page of each kind with links that other kinds lack. All pages of the creator host are checked. */
const kinds: readonly PageKind[] = [
  'home',
  'post',
  'category',
  'author',
  'articles',
  'search',
  'siteMap',
  'about',
  'notFound',
];
const hosts: readonly HostKey[] = [...siteFolderKeys(), 'vocal'];
/** Maximum number of concurrent requests to the network. */
const atOnce = 4;

const origins = new Set(hosts.map((host) => originOf(host)));

/** Addresses of the links of a page, without their marks. */
function linksOf(html: string, address: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return hrefs
    .filter((href) => URL.canParse(href, address))
    .map((href) => new URL(href, address).href.split('#', 1)[0] ?? '');
}

/** Status of each address. */
async function statusesOf(addresses: readonly string[]): Promise<Map<string, number>> {
  const statuses = new Map<string, number>();
  const waiting = [...addresses];
  const askOn = async (): Promise<void> => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      statuses.set(address, (await askSite(address)).status);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return statuses;
}

for (const host of hosts) {
  test(`no link on ${host} is dead, its terms are linked, and all sites are a click away`, async () => {
    const places = everyPage.filter(({ site, kind }) => site === host && (host === 'vocal' || kinds.includes(kind)));
    const links = new Set<string>();
    for (const { kind } of places) {
      const address = originOf(host) + (await pathOf(kind, host));
      const found = linksOf((await askSite(address)).body.toString(), address);
      for (const link of found) links.add(link);
      expect(found, `${kind} links the terms`).toContain(`${originOf(host)}/terms-of-use`);
      const reached = new Set(found.map((link) => URL.parse(link)?.origin));
      const missing = siteFolderKeys().filter((key) => key !== host && !reached.has(originOf(key)));
      expect(missing, `sites that ${kind} does not link`).toEqual([]);
    }
    const pages = [...links].filter((link) => /^https?:/.test(link));
    const nowhere = pages.filter((link) => /\.(example|test|invalid)$/.test(URL.parse(link)?.hostname ?? ''));
    expect(nowhere).toEqual([]);
    const own = pages.filter((link) => origins.has(URL.parse(link)?.origin ?? ''));
    expect(own.length).toBeGreaterThan(10);
    const dead = [...(await statusesOf(own))].filter(
      ([link, status]) => status >= 400 && !/\/no-such-(post|page)$/.test(link),
    );
    expect(dead).toEqual([]);
  });
}
