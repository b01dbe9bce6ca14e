import { Button, token, upTo } from '@marquee/shared';
import type { QueuedPost } from '@marquee/shared/domain';
import { Link, useNavigate } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { ApiError } from '@marquee/shared/transport';
import { Faint, Fault } from '@marquee/vocal-kit/panels/pageParts.ts';
import { TimeAgo } from '@marquee/vocal-kit/time/TimeAgo.tsx';
import { useContext, useState } from 'react';
import { deskTexts } from '../deskTexts.ts';
import { ReviewApiContext } from '../ReviewApiContext.ts';

const Row = styled.li`
  display: grid;
  gap: ${token('space1')};
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  padding: ${token('space4')} ${token('cardPadding')};

  & > * {
    grid-column: 1;
  }

  & > button {
    grid-row: 1 / span 3;
    grid-column: 2;
  }

  & > [role='alert'] {
    grid-column: 1 / -1;
  }

  ${upTo('mobile')} {
    & > button {
      grid-row: auto;
      grid-column: 1;
      justify-self: start;
      margin-block-start: ${token('space2')};
    }
  }

  & + & {
    border-block-start: 1px solid ${token('line')};
  }

  & a {
    color: ${token('ink')};
    font-size: ${token('textLg')};
    font-weight: ${token('boldWeight')};
    overflow-wrap: anywhere;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

const Mark = styled.strong`
  color: ${token('accentText')};
`;

type QueueRowProps = {
  post: QueuedPost;
  /** Name of the magazine of the post. */
  siteName: string;
  /** Loads the queue again. Called if the post is no longer in the queue, or has changed. */
  onGone: () => void;
};

/** Row of a post in the queue. The name links to the review, and a button claims the post. */
export function QueueRow({ post, siteName, onGone }: QueueRowProps) {
  const { id, name, isChange, isAppeal, isClaimable, submittedAt, author, claimer, authorRecord } = post;
  const api = useContext(ReviewApiContext);
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const address = `/vocal/review/${id}`;

  async function claim(): Promise<void> {
    setBusy(true);
    setFault(null);
    try {
      await api.step(id, 'claim');
      await navigate(address);
    } catch (error) {
      setBusy(false);
      setFault(error instanceof ApiError ? error.message : deskTexts.failed);
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) onGone();
    }
  }

  return (
    <Row>
      <Link to={address}>{name || deskTexts.noName}</Link>
      <Faint>
        {isAppeal ? <Mark>{deskTexts.appeal} · </Mark> : null}
        {isChange ? <Mark>{deskTexts.change} · </Mark> : null}
        {siteName} · {deskTexts.submitted} <TimeAgo at={submittedAt} />
      </Faint>
      <Faint>
        {author ? `${deskTexts.by(author.name)}, ` : null}
        {deskTexts.record(authorRecord.published, authorRecord.rejected)}
        {claimer ? (
          <>
            {' · '}
            <Mark>{deskTexts.hasIt(claimer.name)}</Mark>
          </>
        ) : null}
      </Faint>
      {isClaimable ? (
        <Button $quiet disabled={isBusy} aria-label={deskTexts.claimOf(name)} onClick={() => void claim()}>
          {deskTexts.claim}
        </Button>
      ) : null}
      {fault ? <Fault role="alert">{fault}</Fault> : null}
    </Row>
  );
}
