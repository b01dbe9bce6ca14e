import { ButtonLink, Spinner, usePageConfig } from '@marquee/shared';
import { isReadByModerators, type ReviewedPost, rejectionReasonTexts, type User } from '@marquee/shared/domain';
import { useLocation, useParams } from '@marquee/shared/router';
import { useContext, useEffect, useState } from 'react';
import { PillChoices } from '../../form/PillChoices.tsx';
import { PageHeading } from '../../frame/PageHeading.tsx';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { NotFoundPage } from '../../home/NotFoundPage.tsx';
import { NotesPanel } from '../../notes/NotesPanel.tsx';
import { newNoteFieldId } from '../../notes/newNoteFieldId.ts';
import { ListFailure } from '../../posts/list/ListFailure.tsx';
import { TimeAgo } from '../../posts/row/TimeAgo.tsx';
import { ScheduledTime } from '../../schedule/ScheduledTime.tsx';
import { scheduleTexts } from '../../schedule/scheduleTexts.ts';
import { SignedInHeader } from '../../session/SignedInHeader.tsx';
import { useLoaded } from '../../session/useLoaded.ts';
import { texts } from '../../texts.ts';
import {
  DeskAside,
  DeskColumns,
  DeskPage,
  DeskRow,
  DeskSection,
  DeskTitle,
  Faint,
  Fault,
  Quoted,
} from '../deskParts.ts';
import { deskTexts } from '../deskTexts.ts';
import { KeysHelp } from '../keys/KeysHelp.tsx';
import { useDeskKeys } from '../keys/useDeskKeys.ts';
import { ReviewApiContext } from '../ReviewApiContext.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { DeskDifferences } from './DeskDifferences.tsx';
import { DeskPreview } from './DeskPreview.tsx';
import { NextInQueue } from './NextInQueue.tsx';

type View = 'page' | 'changes';
const views: readonly { value: View; label: string }[] = [
  { value: 'changes', label: deskTexts.changes },
  { value: 'page', label: deskTexts.page },
];

/**
 * How often the desk gives a sign of life. A claim lasts 30 minutes without one; a moderator learns within this time that
 * somebody else took the post over.
 */
const aliveEveryMs = 10_000;

/** `/vocal/review/{id}`: a post on its page, the notes on it, and the decision. */
export function ReviewPage({ user }: { user: User }) {
  const { id = '' } = useParams();
  const api = useContext(ReviewApiContext);
  const { value, failure, retry, set } = useLoaded(`review ${id}`, (signal) => api.review(id, { signal }));
  usePageTitle(failure === 'missing' ? null : texts.titleOf(value?.post.name || deskTexts.desk));
  if (failure === 'missing') return <NotFoundPage />;
  return (
    <>
      <SignedInHeader user={user} />
      <DeskPage>
        {failure ? <ListFailure failure={failure} retry={retry} /> : null}
        {!value && !failure ? <Spinner label={deskTexts.loading} /> : null}
        {value ? <Reviewed user={user} reviewed={value} onChanged={set} reload={retry} /> : null}
      </DeskPage>
    </>
  );
}

type ReviewedProps = {
  user: User;
  reviewed: ReviewedPost;
  onChanged: (reviewed: ReviewedPost) => void;
  reload: () => void;
};

function Reviewed({ user, reviewed, onChanged, reload }: ReviewedProps) {
  const { post, review, authorRecord } = reviewed;
  const { key } = useLocation();
  const { sites } = usePageConfig();
  const origin = sites.find((site) => site.key === post.site)?.url ?? null;
  const [view, show] = useState<View>('changes');
  useDeskKeys({ n: () => document.getElementById(newNoteFieldId)?.focus() });
  const isLost = useSignsOfLife(post.id, review.claimer?.id === user.id, reload);
  return (
    <>
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
      </DeskTitle>
      <DeskColumns>
        <DeskSection aria-label={deskTexts.preview}>
          {review.isChange ? (
            <PillChoices legend={deskTexts.shown} name="desk-view" value={view} choices={views} onChange={show} />
          ) : null}
          {review.isChange && view === 'changes' ? (
            <DeskDifferences post={post} />
          ) : (
            <PostPage reviewed={reviewed} origin={origin} reload={reload} />
          )}
        </DeskSection>
        <DeskAside>
          <DeskSection aria-labelledby="desk-decision">
            <h2 id="desk-decision">{deskTexts.decision}</h2>
            {isLost ? <Fault role="alert">{deskTexts.claimLost}</Fault> : null}
            {review.appeal ? (
              <>
                <Faint>{deskTexts.theAppeal}</Faint>
                <Quoted>{review.appeal}</Quoted>
              </>
            ) : null}
            <DecisionBar reviewed={reviewed} onChanged={onChanged} reload={reload} />
            {review.status === 'needs-review' || review.status === 'in-review' ? null : <NextInQueue id={post.id} />}
            {review.decision && (review.decision.words || review.decision.reason) ? (
              <>
                <Faint>{deskTexts.lastDecision}</Faint>
                <Quoted>
                  {review.decision.reason ? `${rejectionReasonTexts[review.decision.reason]}\n` : null}
                  {review.decision.words}
                </Quoted>
              </>
            ) : null}
          </DeskSection>
          <DeskSection aria-labelledby="desk-notes">
            <h2 id="desk-notes">{deskTexts.notes}</h2>
            <NotesPanel post={post} pageOrigin={origin} />
          </DeskSection>
        </DeskAside>
      </DeskColumns>
      <DeskRow>
        <ButtonLink $quiet to="/vocal/review">
          {deskTexts.backToQueue}
        </ButtonLink>
      </DeskRow>
      <KeysHelp keys={['c', 'n', 'r', 'p']} />
    </>
  );
}

/** The page of the post, for as long as there is something to decide. */
type PostPageProps = { reviewed: ReviewedPost; origin: string | null; reload: () => void };

function PostPage({ reviewed: { post, review }, origin, reload }: PostPageProps) {
  if (!origin) return <p>{deskTexts.noSite}</p>;
  // A decision ends the links: a post that waits for its time needs another one.
  if (isReadByModerators(review.status))
    return <DeskPreview key={`${review.status === 'scheduled'}`} post={post} origin={origin} onEnded={reload} />;
  return (
    <div>
      <p>{deskTexts.previewOver}</p>
      {post.reviewStatus === 'published' && post.urlPath ? (
        <ButtonLink $quiet to={origin + post.urlPath}>
          {deskTexts.onMagazine}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** Keeps the claim while the page is open. @returns whether it was lost meanwhile */
function useSignsOfLife(id: string, isOwn: boolean, reload: () => void): boolean {
  const api = useContext(ReviewApiContext);
  const [isLost, setLost] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loading again changes with each render, and keeps no claim
  useEffect(() => {
    if (!isOwn) return;
    setLost(false);
    const sign = async () => {
      if (document.visibilityState !== 'visible' || (await api.isStillClaimed(id).catch(() => true))) return;
      setLost(true);
      reload();
    };
    const timer = setInterval(() => void sign(), aliveEveryMs);
    const onReturn = () => void sign();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [api, id, isOwn]);
  return isLost;
}
