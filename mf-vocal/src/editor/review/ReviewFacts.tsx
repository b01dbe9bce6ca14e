import { usePageConfig } from '@marquee/shared';
import { type ReviewAction, type ReviewedPost, type ReviewStatus, rejectionReasonTexts } from '@marquee/shared/domain';
import { ScheduledTime } from '@marquee/vocal-kit/time/ScheduledTime.tsx';
import { scheduleTexts } from '@marquee/vocal-kit/time/scheduleTexts.ts';
import { TimeAgo } from '@marquee/vocal-kit/time/TimeAgo.tsx';
import { adviceOf } from './adviceOf.ts';
import { Faint, Words } from './reviewParts.ts';
import { reviewTexts } from './reviewTexts.ts';

/** The decision that led to a status. Older decisions are not shown. */
const decisionOf: Partial<Record<ReviewStatus, ReviewAction>> = {
  'changes-requested': 'requestChanges',
  rejected: 'reject',
  unpublished: 'unpublish',
};

/** Shows a post's place and waiting time in the review queue, the moderator who claimed it, and the decision. */
export function ReviewFacts({ reviewed }: { reviewed: ReviewedPost }) {
  const { post, review } = reviewed;
  const { sites } = usePageConfig();
  const site = sites.find(({ key }) => key === post.site);
  const { status, isChange, place, waiting, typicalMs, submittedAt, claimer, claimedAt, publishAt, appeal } = review;
  const decision = review.decision?.action === decisionOf[status] ? review.decision : null;
  const advice = adviceOf(reviewed);
  const isInReview = status === 'needs-review' || status === 'in-review';
  return (
    <>
      {place !== null && waiting !== null && site ? <p>{reviewTexts.place(place, waiting, site.label)}</p> : null}
      {(status === 'needs-review' || status === 'draft') && typicalMs !== null ? (
        <p>{reviewTexts.typical(typicalMs)}</p>
      ) : null}
      {status === 'in-review' ? <Reader name={claimer?.name} since={claimedAt} /> : null}
      {publishAt ? (
        <p>
          <ScheduledTime at={publishAt} site={post.site} />
        </p>
      ) : null}
      {review.publishFailure ? <p>{scheduleTexts.failed(review.publishFailure.message)}</p> : null}
      {decision?.reason ? <p>{reviewTexts.reason(rejectionReasonTexts[decision.reason])}</p> : null}
      {decision?.words ? <Quoted label={reviewTexts.moderatorWords} words={decision.words} /> : null}
      {appeal ? <Quoted label={reviewTexts.yourAnswer} words={appeal} /> : null}
      {advice ? <p>{advice}</p> : null}
      {submittedAt && isInReview ? (
        <Faint>
          {reviewTexts.submitted} <TimeAgo at={submittedAt} />
        </Faint>
      ) : null}
      {status === 'published' && post.publishedAt ? (
        <Faint>
          {reviewTexts.publishedSince} <TimeAgo at={post.publishedAt} />
        </Faint>
      ) : null}
      {/* Changes can have another address than the post has now. */}
      {status === 'published' && !isChange && site && post.urlPath ? (
        <p>
          <a href={site.url + post.urlPath}>{reviewTexts.toPage}</a>
        </p>
      ) : null}
    </>
  );
}

function Reader({ name, since }: { name: string | undefined; since: string | null }) {
  if (!name || !since) return <p>{reviewTexts.isReading}</p>;
  return (
    <p>
      {reviewTexts.reading(name)} <TimeAgo at={since} />.
    </p>
  );
}

function Quoted({ label, words }: { label: string; words: string }) {
  return (
    <div>
      <Faint>{label}</Faint>
      <Words>{words}</Words>
    </div>
  );
}
