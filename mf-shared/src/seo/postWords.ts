import type { Post } from '../domain/index.ts';

type WordedPost = Pick<
  Post,
  'name' | 'title' | 'summary' | 'seoTitle' | 'seoDescription' | 'seoKeywords' | 'ogTitle' | 'ogDescription'
> & { tags: readonly { name: string }[] };

/** The texts of a post for search engines and sharing services. Other texts of the post replace empty fields. */
export function postWords(post: WordedPost) {
  const name = post.title || post.name;
  const description = post.seoDescription || post.summary;
  return {
    title: post.seoTitle || name,
    description,
    keywords: post.seoKeywords || post.tags.map((tag) => tag.name).join(', '),
    ogTitle: post.ogTitle || name,
    ogDescription: post.ogDescription || description,
  };
}
