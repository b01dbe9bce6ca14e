import type { Post } from '@marquee/shared/domain';

/** A part of a post under a heading. */
export type Section = { id: string; title: string };

/** All that follows from a post's texts. It is part of the state that a page carries, and so it is plain JSON. */
export type Reading = {
  /** Whole minutes that the post takes to read. */
  minutes: number;
  /** Whether the text that opens the post can carry a drop cap. */
  hasDropCap: boolean;
  /** Ids of the modules' titles, by place; null for a module without one. */
  titleIds: (string | null)[];
  /** The sections in order: headings of the second level, and titles of modules that sell nothing. */
  sections: Section[];
};

/** A post whose texts are ready for the page: their HTML is `readableHtml`, with anchors and linked footnotes. */
export type ReadablePost = Post & { reading: Reading };

/** The state's contract knows posts only; this part puts readable ones there. */
export function isReadable(post: Post): post is ReadablePost {
  return 'reading' in post;
}
