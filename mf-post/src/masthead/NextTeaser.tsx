import { CloudImage, directionOf, Kicker, token } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import type { PostSummary } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';

/** Style of a post's name in a teaser: the theme's headline face, on at most two lines. */
const twoLines = `
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-family: ${token('fontHeadline')};
  font-size: calc(${token('textSm')} * ${token('headlineScale')});
  font-weight: ${token('headlineWeight')};
  line-height: 1.1;
  letter-spacing: ${token('headlineTracking')};
  text-transform: ${token('headlineCase')};
`;

const Teaser = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token('space3')};
  min-inline-size: 0;
  min-block-size: 44px;
  color: inherit;
  text-decoration: none;

  & > img {
    flex: none;
    inline-size: 2.5rem;
    block-size: 2.5rem;
    border-radius: ${token('imageRadius')};
    object-fit: cover;
    filter: ${token('mediaFilter')};
  }

  &:hover strong {
    text-decoration: underline;
    text-decoration-color: ${token('accentText')};
    text-underline-offset: 0.2em;
  }
`;

const Words = styled.span`
  display: grid;
  min-inline-size: 0;
`;

/* With the line height of a kicker, a name on two lines would make the slim bar of a phone too high. */
const Label = styled(Kicker)`
  && {
    line-height: 1.3;
  }
`;

const Name = styled.strong`
  ${twoLines}
`;

/** 'Read Next' and the post that follows. */
export function NextTeaser({ post, className }: { post: PostSummary; className?: string }) {
  return (
    <Teaser to={post.urlPath} className={className}>
      {post.image && (
        <CloudImage image={post.image} alt="" transform={{ ...imageSizes.postAuthorAvatar, crop: 'fill' }} />
      )}
      <Words>
        <Label>{texts.readNextTeaser}</Label>{' '}
        <Name dir={directionOf(post.name)} lang={post.language}>
          {post.name}
        </Name>
      </Words>
    </Teaser>
  );
}
