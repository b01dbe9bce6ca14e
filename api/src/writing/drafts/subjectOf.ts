import type { ReviewStatus, SiteKey, Subject } from '@marquee/shared/domain';
import { type MoveTarget, type PostFacts, postSubject } from '../../people/rights/findSubject.ts';

/** Parts of a stored post that determine rights. */
type Facts = {
  row: Pick<PostFacts, 'authorId' | 'site' | 'status' | 'deletedAt'>;
  /** Key of the post's category, apart from its changes. */
  section: string | null;
  copy: { status: ReviewStatus; fields: { site: SiteKey | null; category: string | null } } | null;
  review: { site: SiteKey; claimedBy: number | null } | null;
};

/** Returns the subject of `may` for a stored post. @param target where a save moves the post to */
export function subjectOf({ row, section, copy, review }: Facts, target?: MoveTarget): Subject {
  const { authorId, site, status, deletedAt } = row;
  const facts = {
    ...{ authorId, site, status, deletedAt },
    ...{ changeStatus: copy?.status ?? null, changeSite: copy?.fields.site ?? null },
    ...{ section, changeSection: copy?.fields.category ?? null },
    ...{ reviewSite: review?.site ?? null, claimedBy: review?.claimedBy ?? null },
  };
  return postSubject(facts, target);
}
