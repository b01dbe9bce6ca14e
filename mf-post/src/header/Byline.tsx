import { PublishedDate, token, upTo } from '@marquee/shared';
import type { Post } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { AuthorAvatar } from '../author/AuthorAvatar.tsx';
import { texts } from '../texts.ts';
import { readingTime } from './readingTime.ts';

const Line = styled.div`
  display: flex;
  gap: ${token('space4')};
  align-items: center;
  margin-block-start: ${token('space5')};
  color: ${token('inkMuted')};
  font-size: calc(${token('textSm')} * ${token('bodyScale')});
  line-height: 1.5;
  font-variant-numeric: lining-nums;

  [data-layout='fullWidth'] > & {
    justify-content: center;
    text-align: start;
  }
`;

const Words = styled.div`
  min-width: 0;
`;

const Author = styled.p`
  color: ${token('ink')};
  font-size: calc(${token('textMd')} * ${token('bodyScale')});

  & > a {
    padding-block: ${token('space2')};
    color: inherit;
    font-weight: ${token('boldWeight')};
    text-decoration: none;
  }

  & > a:hover {
    color: ${token('accentText')};
    text-decoration: underline;
  }
`;

/** Nothing here wraps: the date grows when the page is mounted, and that must not move the page. */
const Facts = styled.p`
  display: flex;
  column-gap: ${token('space4')};
  white-space: nowrap;

  ${upTo('mobile')} {
    flex-direction: column;
  }
`;

/** The author, when the post came out, and how long it takes to read. */
export function Byline({ post }: { post: Post }) {
  const { author, publishedAt } = post;
  return (
    <Line>
      {author && <AuthorAvatar author={author} />}
      <Words>
        {author && (
          <Author>
            {texts.by}{' '}
            <Link to={author.urlPath} rel="author">
              {author.fullname}
            </Link>
          </Author>
        )}
        <Facts>
          <PublishedDate date={publishedAt} />
          <span>{texts.readingTime(readingTime(post))}</span>
        </Facts>
      </Words>
    </Line>
  );
}
