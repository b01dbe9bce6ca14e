import type { RootState } from '@marquee/shared';
import type { PostSummary } from '@marquee/shared/domain';

/** The facts in the store about a page that is not there yet. */
export type KnownOfPage = {
  isPost: boolean;
  title: string;
  subtitle?: string;
  /** Of a post: its category and its author, as on its card. */
  kicker?: string | undefined;
  author?: string | undefined;
};

function* summaries({ posts, category, channel }: RootState): Generator<PostSummary> {
  if (posts) {
    yield* posts.latestPosts;
    yield* posts.relatedPosts;
    if (posts.nextPost) yield posts.nextPost;
    for (const { latestPosts } of posts.keptLists) yield* latestPosts;
    for (const kept of posts.keptPosts) {
      yield kept.post;
      if (kept.nextPost) yield kept.nextPost;
      yield* kept.relatedPosts;
    }
    for (const list of Object.values(posts.latestByType)) yield* list.posts;
  }
  for (const pages of Object.values({ ...category.categoryPosts, ...channel?.channelPosts })) {
    for (const list of Object.values(pages)) yield* list.posts;
  }
}

/** Whether a path is that of a thing or of one of its lists, as `/category/film/videos`. */
const isAt = (pathname: string, urlPath: string) => pathname === urlPath || pathname.startsWith(`${urlPath}/`);

/** Facts about a page from the cards, lists and menus that a reader has seen; null without any. */
export function knownOfPage(state: RootState, pathname: string): KnownOfPage | null {
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
