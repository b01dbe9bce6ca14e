import type { PostDetail, PostSummary } from '@marquee/shared/domain';
import { askSite } from '../../network/askSite.ts';

const minCounts = { pictures: 12, videos: 3 } as const;

/** Address of the post with the most pictures, among posts with at least the wanted pictures and videos. */
export async function longestPost(origin: string): Promise<string> {
  const readJson = async <Body>(address: string) =>
    JSON.parse((await askSite(origin + address)).body.toString()) as Body;
  const { posts } = await readJson<{ posts: PostSummary[] }>('/api/posts/list?limit=100');
  const counted = await Promise.all(
    posts.map(async ({ key, urlPath }) => {
      const { post } = await readJson<PostDetail>(`/api/posts/${key}`);
      const videos = post.modules.filter(({ type }) => type === 'video').length + (post.mediaType === 'video' ? 1 : 0);
      const pictures = post.modules.reduce(
        (count, module) => count + (module.type === 'gallery' ? module.images.length : module.type === 'image' ? 1 : 0),
        post.image ? 1 : 0,
      );
      return { urlPath, videos, pictures };
    }),
  );
  const [longest] = counted
    .filter(({ videos, pictures }) => videos >= minCounts.videos && pictures >= minCounts.pictures)
    .sort((a, b) => b.pictures - a.pictures);
  if (!longest) throw new Error(`No post has ${minCounts.pictures} pictures and ${minCounts.videos} videos.`);
  console.log(`${origin}${longest.urlPath}: ${longest.pictures} pictures, ${longest.videos} videos`);
  return longest.urlPath;
}
