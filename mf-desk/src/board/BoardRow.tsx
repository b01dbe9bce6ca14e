import { ActionLink, token, usePageConfig } from '@marquee/shared';
import type { BoardPost } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { Mark } from '@marquee/vocal-kit/panels/Mark.ts';
import { Faint } from '@marquee/vocal-kit/panels/pageParts.ts';
import { ScheduledTime } from '@marquee/vocal-kit/time/ScheduledTime.tsx';
import { TimeAgo } from '@marquee/vocal-kit/time/TimeAgo.tsx';
import type { ReactNode } from 'react';
import { boardTexts } from './boardTexts.ts';

/** List of rows of the board. */
export const BoardRows = styled.ol`
  margin: 0;
  padding: 0;
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  gap: ${token('space1')};
  padding: ${token('space4')} ${token('cardPadding')};
  overflow-wrap: anywhere;

  & + & {
    border-block-start: 1px solid ${token('line')};
  }

  & > a {
    color: ${token('ink')};
    font-size: ${token('textLg')};
    font-weight: ${token('boldWeight')};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

const Links = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space4')};

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: ${token('link')};
  }
`;

/** Row of a post on the board, with controls before its name. The name links to the review page, which shows posts in every state. */
export function BoardRow({ post, children }: { post: BoardPost; children?: ReactNode }) {
  const { id, site, status, isLive, author, editor, editedAt, plannedAt, canEdit, urlPath, pictureTerm } = post;
  const { sites } = usePageConfig();
  const name = post.name || boardTexts.noName;
  const magazine = sites.find(({ key }) => key === site);
  const statusText = boardTexts.statuses[status];
  return (
    <Row>
      {children}
      <Link to={`/vocal/review/${id}`} dir="auto">
        {name}
      </Link>
      <Faint as="div">
        <strong>{isLive && status !== 'published' ? boardTexts.changes(statusText) : statusText}</strong> ·{' '}
        {magazine?.label ?? site ?? boardTexts.noSite}
        {author ? ` · ${boardTexts.by(author.name)}` : null}
        {editor ? ` · ${boardTexts.editedBy(editor.name)}` : null}
      </Faint>
      <Faint as="div">
        {status === 'scheduled' && plannedAt ? (
          <ScheduledTime at={plannedAt} site={site} />
        ) : (
          <>
            {boardTexts.edited} <TimeAgo at={editedAt} />
          </>
        )}
      </Faint>
      {pictureTerm ? <Mark>{boardTexts.pictureTerms[pictureTerm]}</Mark> : null}
      <Links>
        {canEdit ? (
          <Link to={`/vocal/posts/${id}`} aria-label={boardTexts.linkOf(boardTexts.edit, name)}>
            {boardTexts.edit}
          </Link>
        ) : null}
        <Link to={`/vocal/review/${id}`} aria-label={boardTexts.linkOf(boardTexts.review, name)}>
          {boardTexts.review}
        </Link>
        {urlPath && magazine ? (
          <ActionLink to={magazine.url + urlPath} aria-label={boardTexts.linkOf(boardTexts.live, name)}>
            {boardTexts.live}
          </ActionLink>
        ) : null}
      </Links>
    </Row>
  );
}
