import { type AppStore, type PostLine, type PostListing, setListing } from '@marquee/shared';

/** Stores only the fields that the line of a post shows, because all stored fields are serialized. */
export async function loadLines(
  store: AppStore,
  listing: PostListing,
  loading: Promise<{ posts: PostLine[] }>,
): Promise<void> {
  const posts = (await loading).posts.map(({ name, urlPath, author }) => ({
    name,
    urlPath,
    author: author && { fullname: author.fullname },
  }));
  store.dispatch(setListing({ listing, posts }));
}
