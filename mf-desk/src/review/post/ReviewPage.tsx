import { ButtonLink, Spinner, usePageConfig } from '@marquee/shared';
import {
  isReadByModerators,
  type Review,
  type ReviewedPost,
  rejectionReasonTexts,
  type User,
} from '@marquee/shared/domain';
import { useParams } from '@marquee/shared/router';
import { NotFoundPage } from '@marquee/vocal-kit/application/NotFoundPage.tsx';
import { PillChoices } from '@marquee/vocal-kit/form/PillChoices.tsx';
import { usePageTitle } from '@marquee/vocal-kit/frame/usePageTitle.ts';
import { ListFailure } from '@marquee/vocal-kit/lists/ListFailure.tsx';
import { NotesPanel } from '@marquee/vocal-kit/notes/NotesPanel.tsx';
import { newNoteFieldId } from '@marquee/vocal-kit/notes/newNoteFieldId.ts';
import {
  DeskAside,
  DeskColumns,
  Faint,
  PageBody,
  PageSection,
  Quoted,
  WrappingRow,
} from '@marquee/vocal-kit/panels/pageParts.ts';
import { SignedInHeader } from '@marquee/vocal-kit/session/SignedInHeader.tsx';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { texts } from '@marquee/vocal-kit/texts.ts';
import { useContext, useEffect, useState } from 'react';
import { KeysHelp } from '../../keys/KeysHelp.tsx';
import { useDeskKeys } from '../../keys/useDeskKeys.ts';
import { BylineSection } from '../bylines/BylineSection.tsx';
import type { Since } from '../createReviewApi.ts';
import { deskTexts } from '../deskTexts.ts';
import { ReviewApiContext } from '../ReviewApiContext.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { DeskDifferences } from './DeskDifferences.tsx';
import { DeskPreview } from './DeskPreview.tsx';
import { EmbargoSection } from './EmbargoSection.tsx';
import { NextInQueue } from './NextInQueue.tsx';
import { ReviewedTitle } from './ReviewedTitle.tsx';

type View = 'page' | Since;

/** The views of a post: what its writer changed since the last decision, what will change for readers, and the page. */
function viewsOf({ isChange, hasChangedSinceDecision }: Review): { value: View; label: string }[] {
  return [
    ...(hasChangedSinceDecision ? [{ value: 'decision', label: deskTexts.sinceDecision } as const] : []),
    ...(isChange ? [{ value: 'published', label: deskTexts.changes } as const] : []),
    { value: 'page', label: deskTexts.page },
  ];
}

/**
 * Interval at which the desk extends its claim, in milliseconds. A claim lasts 30 minutes without an extension. A
 * moderator learns within this interval that another moderator took over the post.
 */
const aliveEveryMs = 10_000;

/** Page `/vocal/review/{id}`. Shows a post on its own page, the notes on it, and the decision. */
export function ReviewPage({ user }: { user: User }) {
  const { id = '' } = useParams();
  const api = useContext(ReviewApiContext);
  const { value, failure, retry, set } = useLoaded(`review ${id}`, (signal) => api.review(id, { signal }));
  usePageTitle(failure === 'missing' ? null : texts.titleOf(value?.post.name || deskTexts.desk));
  if (failure === 'missing') return <NotFoundPage />;
  return (
    <>
      <SignedInHeader user={user} />
      <PageBody>
        {failure ? <ListFailure failure={failure} retry={retry} /> : null}
        {!value && !failure ? <Spinner label={deskTexts.loading} /> : null}
        {value ? <Reviewed user={user} reviewed={value} onChanged={set} reload={retry} /> : null}
      </PageBody>
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
  const { post, review } = reviewed;
  const { sites } = usePageConfig();
  const origin = sites.find((site) => site.key === post.site)?.url ?? null;
  const views = viewsOf(review);
  const [chosen, show] = useState<View | null>(null);
  const view = views.find(({ value }) => value === chosen)?.value ?? views[0]?.value ?? 'page';
  useDeskKeys({ n: () => document.getElementById(newNoteFieldId)?.focus() });
  const isLost = useSignsOfLife(post.id, review.claimer?.id === user.id, reload);
  return (
    <>
      <ReviewedTitle user={user} reviewed={reviewed} />
      <DeskColumns>
        <PageSection aria-label={deskTexts.preview}>
          {views.length > 1 ? (
            <PillChoices legend={deskTexts.shown} name="desk-view" value={view} choices={views} onChange={show} />
          ) : null}
          {view === 'page' ? (
            <PostPage reviewed={reviewed} origin={origin} reload={reload} />
          ) : (
            <DeskDifferences post={post} since={view} />
          )}
        </PageSection>
        <DeskAside>
          <DecisionSection reviewed={reviewed} isLost={isLost} onChanged={onChanged} reload={reload} />
          <EmbargoSection user={user} reviewed={reviewed} onChanged={onChanged} />
          <BylineSection user={user} reviewed={reviewed} />
          <PageSection aria-labelledby="desk-notes">
            <h2 id="desk-notes">{deskTexts.notes}</h2>
            <NotesPanel post={post} isOwn={post.author?.id === user.id} pageOrigin={origin} />
          </PageSection>
        </DeskAside>
      </DeskColumns>
      <WrappingRow>
        <ButtonLink $quiet to="/vocal/review">
          {deskTexts.backToQueue}
        </ButtonLink>
      </WrappingRow>
      <KeysHelp keys={['c', 'n', 'r', 'p', 'j']} />
    </>
  );
}

const timeOfDay = (at: string) => new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

type DecisionSectionProps = Omit<ReviewedProps, 'user'> & { isLost: boolean };

function DecisionSection({ reviewed, isLost, onChanged, reload }: DecisionSectionProps) {
  const { post, review } = reviewed;
  return (
    <PageSection aria-labelledby="desk-decision">
      <h2 id="desk-decision" tabIndex={-1}>
        {deskTexts.decision}
      </h2>
      {review.appeal ? (
        <>
          <Faint>{deskTexts.theAppeal}</Faint>
          <Quoted>{review.appeal}</Quoted>
        </>
      ) : null}
      {review.undoUntil ? (
        <p>
          {deskTexts.undoUntil} <time dateTime={review.undoUntil}>{timeOfDay(review.undoUntil)}</time>.
        </p>
      ) : null}
      {review.needsOtherEyes ? <p>{deskTexts.needsOtherEyes}</p> : null}
      <DecisionBar reviewed={reviewed} isLost={isLost} onChanged={onChanged} reload={reload} />
      <NextInQueue id={post.id} />
      {review.decision && (review.decision.words || review.decision.reason) ? (
        <>
          <Faint>{deskTexts.lastDecision}</Faint>
          <Quoted>
            {review.decision.reason ? `${rejectionReasonTexts[review.decision.reason]}\n` : null}
            {review.decision.words}
          </Quoted>
        </>
      ) : null}
    </PageSection>
  );
}

/** The page of the post, for as long as there is something to decide. */
type PostPageProps = { reviewed: ReviewedPost; origin: string | null; reload: () => void };

function PostPage({ reviewed: { post, review }, origin, reload }: PostPageProps) {
  if (!origin) return <p>{deskTexts.noSite}</p>;
  // A decision ends the links: a post that waits for its time needs another one.
  if (review.isChange || isReadByModerators(review.status))
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

/** Keeps the claim while the page is open. @returns whether the claim was lost since then */
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
