import { token, usePageConfig } from '@marquee/shared';
import type { OwnPost } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { TimeAgo } from '@marquee/vocal-kit/time/TimeAgo.tsx';
import { postsTexts } from '../postsTexts.ts';
import { StatusLabel } from './StatusLabel.tsx';

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space1')} ${token('space4')};
  color: ${token('inkMuted')};
  font-size: ${token('textSm')};
  line-height: 1.45;

  a {
    /* A target of 24 px that leaves the lines where they are. */
    margin-block: -0.25rem;
    padding-block: 0.25rem;
    color: ${token('link')};
    overflow-wrap: anywhere;
    text-underline-offset: 0.2em;
  }
`;

/** Line below a post's title with its status, magazine, last edit and reads, and its address if it is published. */
export function PostFacts({ post }: { post: OwnPost }) {
  const { sites } = usePageConfig();
  const { site, reviewStatus, modifiedAt, deletedAt, restorableUntil, impressions, urlPath } = post;
  const magazine = sites.find(({ key }) => key === site);
  const address = reviewStatus === 'published' && magazine && urlPath ? magazine.url + urlPath : null;
  if (deletedAt && restorableUntil)
    return (
      <Facts>
        <span>{magazine?.label ?? postsTexts.noSite}</span>
        <span>
          {postsTexts.movedToTrash} <TimeAgo at={deletedAt} />, {postsTexts.restorableUntil(new Date(restorableUntil))}
        </span>
      </Facts>
    );
  return (
    <Facts>
      <StatusLabel post={post} />
      <span>{magazine?.label ?? postsTexts.noSite}</span>
      <span>
        {postsTexts.edited} <TimeAgo at={modifiedAt} />
      </span>
      {post.publishedAt ? <span>{postsTexts.reads(impressions)}</span> : null}
      {address ? <a href={address}>{address.replace(/^https?:\/\//, '')}</a> : null}
    </Facts>
  );
}
