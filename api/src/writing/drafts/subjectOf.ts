import type { ReviewStatus, SiteKey, Subject } from '@marquee/shared/domain';
import { type PostFacts, postSubject } from '../../people/rights/findSubject.ts';

/** Parts of a stored post that determine rights. */
type Facts = {
  row: Pick<PostFacts, 'authorId' | 'site' | 'status' | 'deletedAt'>;
  copy: { status: ReviewStatus; fields: { site: SiteKey | null } } | null;
  review: { site: SiteKey; claimedBy: number | null } | null;
};

/** Returns the subject of `may` for a stored post. @param target the site that a save moves the post to */
export function subjectOf({ row, copy, review }: Facts, target?: SiteKey | null): Subject {
  const { authorId, site, status, deletedAt } = row;
  const facts = {
    ...{ authorId, site, status, deletedAt },
    ...{ changeStatus: copy?.status ?? null, changeSite: copy?.fields.site ?? null },
    ...{ reviewSite: review?.site ?? null, claimedBy: review?.claimedBy ?? null },
  };
  return postSubject(facts, target);
}
