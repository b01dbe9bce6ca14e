import type { ReviewedPost, Subject } from '@marquee/shared/domain';

/** Returns the facts about a post that decide what an account may do with it, whatever its state. */
export function reviewSubject({ post: { author, site, category } }: Pick<ReviewedPost, 'post'>): Subject {
  return {
    ...{ authorId: author === null ? null : Number(author.id), site, sites: site === null ? [] : [site] },
    sections: category === null ? [] : [category],
  };
}
