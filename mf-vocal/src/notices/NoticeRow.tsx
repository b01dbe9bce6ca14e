import { token } from '@marquee/shared';
import { type Notice, rejectionReasonTexts } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { ScheduledTime } from '@marquee/vocal-kit/time/ScheduledTime.tsx';
import { TimeAgo } from '@marquee/vocal-kit/time/TimeAgo.tsx';
import { noticePath } from './noticePath.ts';
import { noticeTexts } from './noticeTexts.ts';

const Row = styled.li`
  display: grid;
  gap: ${token('space1')};
  padding: ${token('space4')} ${token('cardPadding')};
  border-inline-start: 5px solid transparent;

  & + & {
    border-block-start: 1px solid ${token('line')};
  }

  &[data-unread='true'] {
    border-inline-start-color: ${token('accent')};
  }

  & a {
    color: ${token('ink')};
    font-weight: ${token('boldWeight')};
    overflow-wrap: anywhere;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

const Facts = styled.p`
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};

  & strong {
    color: ${token('accentText')};
  }
`;

const Words = styled.blockquote`
  max-inline-size: 42rem;
  margin: ${token('space2')} 0 0;
  padding-inline-start: ${token('space4')};
  border-inline-start: 2px solid ${token('line')};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Notice whose sentence leads to the post. Below it is the message of the account that acted. */
export function NoticeRow({ notice }: { notice: Notice }) {
  const { at, isRead, actor, detail } = notice;
  const path = noticePath(notice);
  const sentence = noticeTexts.sentence(notice);
  return (
    <Row data-unread={!isRead}>
      <p>{path ? <Link to={path}>{sentence}</Link> : sentence}</p>
      <Facts>
        {isRead ? null : <strong>{noticeTexts.unread} · </strong>}
        <TimeAgo at={at} />
        {actor ? ` ${noticeTexts.by(actor.name)}` : null}
      </Facts>
      {detail.publishAt ? (
        <p>
          <ScheduledTime at={detail.publishAt} site={notice.post?.site ?? null} />
        </p>
      ) : null}
      {detail.reason ? <p>{noticeTexts.reason(rejectionReasonTexts[detail.reason])}</p> : null}
      {detail.note ? <Words>{detail.note}</Words> : null}
    </Row>
  );
}
