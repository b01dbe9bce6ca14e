import { Button, Spinner } from '@marquee/shared';
import type { Draft, ReviewedPost } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { useSession } from '@marquee/vocal-kit/session/useSession.ts';
import { useEffect, useRef, useState } from 'react';
import { editorTexts } from '../editorTexts.ts';
import { type WriterStep, writerSteps } from './createWriterReviewApi.ts';
import { ReviewFacts } from './ReviewFacts.tsx';
import { Buttons, Fault, Stack } from './reviewParts.ts';
import { reviewTexts } from './reviewTexts.ts';
import { StepQuestion } from './StepQuestion.tsx';
import { useReview } from './useReview.ts';
import { useWriterSteps } from './useWriterSteps.ts';

export type ReviewPanelProps = {
  draft: Draft;
  /** Saves the draft. @returns true if the server has stored it */
  save: () => Promise<boolean>;
  /** Called with the stored post after a step of the writer or of a moderator. */
  onChanged: (post: Draft) => void;
  onOpenNotes: () => void;
};

/** Review state of a post, with the steps that its writer can take now. */
export function ReviewPanel({ draft, save, onChanged, onOpenNotes }: ReviewPanelProps) {
  // The saver handles a different version, because only the saver has the unsaved text.
  const { reviewed, hasFailed, reload, set } = useReview(draft, (post) => {
    const isSame =
      post.reviewStatus === draft.reviewStatus && post.pending?.reviewStatus === draft.pending?.reviewStatus;
    if (!isSame && post.version === draft.version) onChanged(post);
  });
  if (!reviewed)
    return hasFailed ? (
      <Stack role="alert">
        <p>{editorTexts.reviewFailed}</p>
        <Buttons>
          <Button $quiet onClick={reload}>
            {reviewTexts.tryAgain}
          </Button>
        </Buttons>
      </Stack>
    ) : (
      <Spinner label={editorTexts.reviewLoading} />
    );
  const taken = (response: ReviewedPost) => {
    set(response);
    onChanged(response.post);
  };
  return <Reviewed reviewed={reviewed} save={save} reload={reload} onTaken={taken} onOpenNotes={onOpenNotes} />;
}

type ReviewedProps = Pick<ReviewPanelProps, 'save' | 'onOpenNotes'> & {
  reviewed: ReviewedPost;
  reload: () => void;
  onTaken: (reviewed: ReviewedPost) => void;
};

function Reviewed(props: ReviewedProps) {
  const { reviewed, onOpenNotes } = props;
  const { post, review } = reviewed;
  const { offered, isOwn, open, said, fault, isPending, show, send } = useOfferedSteps(props);
  const heading = useRef<HTMLHeadingElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const opened = useRef<WriterStep | null>(null);

  useEffect(() => {
    const closed = opened.current;
    opened.current = open;
    if (open !== null || closed === null) return;
    // After the question closes, focus its button, or the heading if the button is gone.
    const button = buttons.current?.querySelector<HTMLElement>(`[data-step="${closed}"]`);
    (button ?? heading.current)?.focus();
  }, [open]);

  return (
    <Stack aria-labelledby="editor-review-status">
      <div>
        <h3 id="editor-review-status" ref={heading} tabIndex={-1}>
          {reviewTexts.heading(review)}
        </h3>
        <p role="status">{said}</p>
      </div>
      <ReviewFacts reviewed={reviewed} />
      {fault && open === null ? <Fault role="alert">{fault}</Fault> : null}
      {isOwn ? null : (
        <>
          <p>{reviewTexts.othersPost}</p>
          <p>
            <Link to={`/vocal/review/${post.id}`}>{reviewTexts.toReview}</Link>
          </p>
        </>
      )}
      <Buttons ref={buttons} hidden={open !== null}>
        {review.status === 'changes-requested' ? <Button onClick={onOpenNotes}>{reviewTexts.toNotes}</Button> : null}
        {offered.map((step) => (
          <Button key={step} $quiet data-step={step} onClick={() => show(step)}>
            {reviewTexts.label(step)}
          </Button>
        ))}
      </Buttons>
      {open ? (
        <StepQuestion
          key={open}
          step={open}
          fault={fault}
          isPending={isPending}
          onSend={(note) => void send(open, note)}
          onClose={() => show(null)}
        />
      ) : null}
    </Stack>
  );
}

/**
 * Returns the steps that the writer can take now, the step that awaits confirmation (`open`), and functions that ask
 * for confirmation of a step and take a step.
 */
function useOfferedSteps({ reviewed: { post, actions }, save, reload, onTaken }: ReviewedProps) {
  const { user } = useSession();
  const [asked, ask] = useState<WriterStep | null>(null);
  const [said, say] = useState('');
  const { isPending, fault, take, clearFault } = useWriterSteps({ id: post.id, save, onTaken, reload });
  const isOwn = post.author === null || post.author.id === user?.id;
  const offered = isOwn ? writerSteps.filter((step) => actions.includes(step)) : [];
  const open = asked !== null && offered.includes(asked) ? asked : null;

  function show(step: WriterStep | null): void {
    clearFault();
    say('');
    ask(step);
  }

  async function send(step: WriterStep, note: string | undefined): Promise<void> {
    if (!(await take(step, note))) return;
    say(reviewTexts.done[step]);
    ask(null);
  }

  return { offered, isOwn, open, said, fault, isPending, show, send };
}
