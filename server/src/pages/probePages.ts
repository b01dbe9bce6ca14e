import type { HostKey, SiteKey } from '@marquee/shared/domain';
import { pageAddress } from '../address/PageAddresses.ts';
import { plainBody } from './PageBodies.ts';
import type { PageService } from './PageService.ts';

/**
 * Renders pages of a set before it may serve readers: the home of every site, posts found through it, and a missing page. A site
 * without posts, as every one of a young network, is tried without them.
 * @throws when a page fails to render
 */
export async function probePages(renderPage: PageService['render'], sites: readonly SiteKey[]): Promise<number> {
  let count = 0;
  const render = async (host: HostKey, pathname: string, expected: number) => {
    const page = await renderPage({ host, address: pageAddress(pathname), colourScheme: 'auto' });
    count += 1;
    if (page.status !== expected)
      throw new Error(`${host}${pathname} responds with ${page.status} instead of ${expected}`);
    return page;
  };
  for (const host of sites) {
    const home = await render(host, '/', 200);
    const posts = postPaths(home.bodies ? plainBody(home.bodies).toString() : '').slice(0, 2);
    for (const post of posts) await render(host, post, 200);
    await render(host, '/no-such-post-for-probing', 404);
  }
  return count;
}

/** Paths of posts in a page's state. */
export function postPaths(html: string): string[] {
  const [, json = '{}'] = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html) ?? [];
  const { store } = JSON.parse(json) as { store?: { posts?: { latestPosts?: { urlPath: string }[] } } };
  return store?.posts?.latestPosts?.map(({ urlPath }) => urlPath) ?? [];
}
