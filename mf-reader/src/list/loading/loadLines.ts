import { type AppStore, type PostLine, type PostListing, setListing } from '@marquee/shared';

/** Of each post only what its line shows is stored, as all of it is serialized. */
export async function loadLines(
  store: AppStore,
  listing: PostListing,
  asked: Promise<{ posts: PostLine[] }>,
): Promise<void> {
  const posts = (await asked).posts.map(({ name, urlPath, author }) => ({
    name,
    urlPath,
    author: author && { fullname: author.fullname },
  }));
  store.dispatch(setListing({ listing, posts }));
}
