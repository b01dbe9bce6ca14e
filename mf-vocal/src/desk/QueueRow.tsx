import { token } from '@marquee/shared';
import type { QueuedPost } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { TimeAgo } from '../posts/row/TimeAgo.tsx';
import { Faint } from './deskParts.ts';
import { deskTexts } from './deskTexts.ts';

const Row = styled.li`
  display: grid;
  gap: ${token('space1')};
  padding: ${token('space4')} ${token('cardPadding')};

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

/** One post of the queue: its name leads to its review. @param siteName of its magazine */
export function QueueRow({ post, siteName }: { post: QueuedPost; siteName: string }) {
  const { id, name, isChange, isAppeal, submittedAt, author, claimer, authorRecord } = post;
  return (
    <Row>
      <Link to={`/vocal/review/${id}`}>{name || deskTexts.noName}</Link>
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
    </Row>
  );
}
