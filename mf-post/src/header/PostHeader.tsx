import { above, directionOf, headline, Kicker, token, usePageConfig } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { languageOfSite } from '../languageOf.ts';
import type { ReadablePost } from '../readable/ReadablePost.ts';
import { Byline } from './Byline.tsx';

/** The header extends beyond the column to the right, and to both sides above a full width picture. */
const Header = styled.header`
  margin-block: ${token('space6')} ${token('space7')};
  margin-inline-end: calc(50% - min(50cqi - ${token('space4')}, 35rem));

  ${above('tabletPortrait')} {
    margin-block-start: ${token('space7')};
  }

  /* Aligns the end of the line, which has the save button, with the picture. The picture is as wide as the column. */
  &[data-layout='insetCenter'] > div:last-child {
    margin-inline-end: calc(2 * min(50cqi - ${token('space4')}, 35rem) - 100%);
  }

  &[data-layout='fullWidth'] {
    margin-inline: calc(50% - min(50cqi - ${token('space4')}, 34rem));

    ${above('mobile')} {
      text-align: center;

      & > p {
        margin-inline: auto;
      }
    }
  }
`;

const Kickers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space2')} ${token('space4')};

  ${above('mobile')} {
    [data-layout='fullWidth'] > & {
      justify-content: center;
    }
  }
`;

const Channel = styled(Kicker)`
  color: ${token('inkMuted')};
`;

const Title = styled.h1`
  ${headline('text4xl')}
  margin-block: 0.28em 0.35em;
`;

const Subtitle = styled.p`
  max-width: 44rem;
  color: ${token('inkMuted')};
  font-size: calc(${token('textXl')} * ${token('bodyScale')});
  line-height: 1.4;
  text-wrap: balance;
`;

/** Category and channel, title and subtitle, author and date. */
export function PostHeader({ post }: { post: ReadablePost }) {
  const { category, channel, title, name, subtitle, mediaLayout } = post;
  const language = languageOfSite(post, usePageConfig());
  return (
    <Header data-layout={mediaLayout}>
      {(category || channel) && (
        <Kickers lang={language?.lang}>
          {category && <Kicker to={category.urlPath}>{category.name}</Kicker>}
          {channel && <Channel to={channel.urlPath}>{channel.name}</Channel>}
        </Kickers>
      )}
      <Title dir={directionOf(title || name)}>{title || name}</Title>
      {subtitle && <Subtitle dir={directionOf(subtitle)}>{subtitle}</Subtitle>}
      <Byline post={post} />
    </Header>
  );
}
