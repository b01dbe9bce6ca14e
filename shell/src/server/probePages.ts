import { type HostKey, siteKeys } from '@marquee/shared/domain';
import type { LoadedReleaseSet } from './loadReleaseSet.ts';
import type { PageService } from './PageService.ts';

/**
 * Renders pages of a set before it may serve readers: the home of every site, posts found through it, and a missing page.
 * @throws when a page fails to render
 */
export async function probePages(pages: PageService, releaseSet: LoadedReleaseSet): Promise<number> {
  let count = 0;
  const render = async (key: HostKey, pathname: string, expected: number) => {
    const page = await pages.render({ key, pathname, search: new URLSearchParams(), colourScheme: 'auto' });
    count += 1;
    if (page.status !== expected) throw new Error(`${key}${pathname} answers ${page.status} instead of ${expected}`);
    return page;
  };
  for (const key of siteKeys) {
    const home = await render(key, '/', 200);
    const posts = postPaths(home.bodies?.identity.toString() ?? '');
    if (posts.length === 0) throw new Error(`The home page of ${releaseSet.sites[key].config.name} lists no posts`);
    for (const post of posts.slice(0, 2)) await render(key, post, 200);
    await render(key, '/no-such-post-for-probing', 404);
  }
  return count;
}

/** Paths of posts in a page's state. */
function postPaths(html: string): string[] {
  const [, json = '{}'] = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html) ?? [];
  const { store } = JSON.parse(json) as { store?: { posts?: { latestPosts?: { urlPath: string }[] } } };
  return store?.posts?.latestPosts?.map(({ urlPath }) => urlPath) ?? [];
}
