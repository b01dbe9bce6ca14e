import type { PostDetail, SiteKey } from '@marquee/shared/domain';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { originOf } from '../../network/addresses.ts';
import { listedPosts } from '../pages.ts';

export type Needs = (post: PostDetail['post']) => unknown;

/** The newest post of a site that meets the needs. */
export async function postWith(site: SiteKey, needs: Needs): Promise<PostDetail['post']> {
  for (const { key } of await listedPosts(site)) {
    const { body } = await askSite(`${originOf(site)}/api/posts/${key}`);
    const { post } = JSON.parse(body.toString()) as PostDetail;
    if (needs(post)) return post;
  }
  throw new Error(`${site} has no such post`);
}
