import type { Post } from '@marquee/shared/domain';

/** A part of a post under a heading. */
export type Section = { id: string; title: string };

/**
 * Properties derived from the texts of a post. They are part of the serialized page state, so they must be plain JSON.
 */
export type Reading = {
  /** Whole minutes that the post takes to read. */
  minutes: number;
  /** True if the text that opens the post can have a drop cap. */
  hasDropCap: boolean;
  /** Ids of the modules' titles, in the order of the modules. Null for a module without a title. */
  titleIds: (string | null)[];
  /** The sections in order: headings of the second level, and titles of modules that sell nothing. */
  sections: Section[];
};

/**
 * A post whose texts were made ready for the page by `makeReadable`. Their headings have anchors, and footnotes are
 * linked.
 */
export type ReadablePost = Post & { reading: Reading };

/**
 * True if the post in the store was made readable. The store's type is `Post`, because other parts store plain posts.
 */
export function isReadable(post: Post): post is ReadablePost {
  return 'reading' in post;
}
