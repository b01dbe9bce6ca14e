import type { ReviewStatus, SiteKey, Subject } from '@marquee/shared/domain';
import { type PostFacts, postSubject } from '../rights/findSubject.ts';

/** The parts of a stored post by which rights are decided. */
type Facts = {
  row: Pick<PostFacts, 'authorId' | 'site' | 'status' | 'deletedAt'>;
  copy: { status: ReviewStatus; fields: { site: SiteKey | null } } | null;
  review: { site: SiteKey; claimedBy: number | null } | null;
};

/** A post that was read, as `may` knows it. @param target the site that a save moves it to */
export function subjectOf({ row, copy, review }: Facts, target?: SiteKey | null): Subject {
  const { authorId, site, status, deletedAt } = row;
  const facts = {
    ...{ authorId, site, status, deletedAt },
    ...{ changeStatus: copy?.status ?? null, changeSite: copy?.fields.site ?? null },
    ...{ reviewSite: review?.site ?? null, claimedBy: review?.claimedBy ?? null },
  };
  return postSubject(facts, target);
}
