import type { RootState } from '@marquee/shared';
import type { PostSummary } from '@marquee/shared/domain';

/** Facts in the store about a page that is still loading. */
export type PageFacts = {
  isPost: boolean;
  title: string;
  subtitle?: string;
  /** Category of a post, as on its card. */
  kicker?: string | undefined;
  author?: string | undefined;
};

function* summaries({ posts, category, channel }: RootState): Generator<PostSummary> {
  if (posts) {
    yield* posts.latestPosts;
    yield* posts.relatedPosts;
    if (posts.nextPost) yield posts.nextPost;
    for (const { latestPosts } of posts.keptLists) yield* latestPosts;
    for (const entry of posts.keptPosts) {
      yield entry.post;
      if (entry.nextPost) yield entry.nextPost;
      yield* entry.relatedPosts;
    }
    for (const list of Object.values(posts.latestByType)) yield* list.posts;
  }
  for (const pages of Object.values({ ...category.categoryPosts, ...channel?.channelPosts })) {
    for (const list of Object.values(pages)) yield* list.posts;
  }
}

/** True if a path is the path of an entity or of one of its lists, as in `/category/film/videos`. */
const isAt = (pathname: string, urlPath: string) => pathname === urlPath || pathname.startsWith(`${urlPath}/`);

/** Returns facts about a page from cards, lists and menus in the store; null if there are none. */
export function pageFactsOf(state: RootState, pathname: string): PageFacts | null {
  const sections = [...Object.values(state.category.categories), ...Object.values(state.channel?.channels ?? {})];
  const section = sections.find(({ urlPath }) => isAt(pathname, urlPath));
  if (section) return { isPost: false, title: section.name, subtitle: section.description };
  for (const { urlPath, name, subtitle, category, author } of summaries(state)) {
    if (urlPath === pathname) {
      return { isPost: true, title: name, subtitle, kicker: category?.name, author: author?.fullname };
    }
    if (author && isAt(pathname, author.urlPath)) return { isPost: false, title: author.fullname };
  }
  const line = [...(state.posts?.mostViewed ?? []), ...(state.posts?.editorPicks ?? [])].find(
    ({ urlPath }) => urlPath === pathname,
  );
  return line ? { isPost: true, title: line.name, author: line.author?.fullname } : null;
}
