import { Button, ButtonLink } from '@marquee/shared';
import { may, type ReviewedPost, rightsOf, type User } from '@marquee/shared/domain';
import { useLocation } from '@marquee/shared/router';
import { PageHeading } from '@marquee/vocal-kit/frame/PageHeading.tsx';
import { DeskTitle, Faint, Fault, WrappingRow } from '@marquee/vocal-kit/panels/pageParts.ts';
import { ScheduledTime } from '@marquee/vocal-kit/time/ScheduledTime.tsx';
import { scheduleTexts } from '@marquee/vocal-kit/time/scheduleTexts.ts';
import { TimeAgo } from '@marquee/vocal-kit/time/TimeAgo.tsx';
import { deskTexts } from '../deskTexts.ts';
import { reviewSubject } from '../reviewSubject.ts';

/** The title of a post on the desk, facts about it, and links to what belongs to it. */
export function ReviewedTitle({ user, reviewed }: { user: User; reviewed: ReviewedPost }) {
  const { key } = useLocation();
  const { post, review, authorRecord } = reviewed;
  const claimedBy = review.claimer === null ? null : Number(review.claimer.id);
  const mayEdit = may(rightsOf(user), 'editPost', { ...reviewSubject(reviewed), status: review.status, claimedBy });
  return (
    <DeskTitle>
      <PageHeading takesFocus={key !== 'default'}>{post.name || post.title || deskTexts.noName}</PageHeading>
      <Faint>
        {post.author ? `${deskTexts.by(post.author.fullname)}, ` : null}
        {deskTexts.record(authorRecord.published, authorRecord.rejected)}
        {review.isChange ? ` · ${deskTexts.change}` : null}
        {review.submittedAt ? (
          <>
            {` · ${deskTexts.submitted} `}
            <TimeAgo at={review.submittedAt} />
          </>
        ) : null}
        {review.claimer ? ` · ${deskTexts.hasIt(review.claimer.name)}` : null}
      </Faint>
      {review.publishAt ? (
        <p>
          <ScheduledTime at={review.publishAt} site={post.site} />
        </p>
      ) : null}
      {review.publishFailure ? <Fault>{scheduleTexts.failed(review.publishFailure.message)}</Fault> : null}
      {/* The page of the post is long on a phone, and has many stops for a keyboard. */}
      <WrappingRow>
        <Button $quiet onClick={goToDecision}>
          {deskTexts.toDecision}
        </Button>
        {mayEdit ? (
          <ButtonLink $quiet to={`/vocal/posts/${post.id}`}>
            {deskTexts.edit}
          </ButtonLink>
        ) : null}
        {post.hasStory ? (
          <ButtonLink $quiet to={`/vocal/desk/planning?stage=all&post=${post.id}`}>
            {deskTexts.toStory}
          </ButtonLink>
        ) : null}
      </WrappingRow>
    </DeskTitle>
  );
}

function goToDecision(): void {
  const heading = document.getElementById('desk-decision');
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
