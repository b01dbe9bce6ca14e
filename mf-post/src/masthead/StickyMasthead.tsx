import { directionOf, Kicker, token, upTo, usePageConfig } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { languageOfSite } from '../languageOf.ts';
import { TweetLink } from '../share/links/TweetLink.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { texts } from '../texts.ts';
import { fading } from './fading.ts';
import { LaunchLinks } from './launch/LaunchLinks.tsx';
import type { MastheadProps } from './MastheadProps.ts';
import { NextTeaser } from './NextTeaser.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';

/** Sets a post's name in the theme's headline font, on one line. */
const oneLine = `
  overflow: hidden;
  font-family: ${token('fontHeadline')};
  font-size: calc(${token('textMd')} * ${token('headlineScale')});
  font-weight: ${token('headlineWeight')};
  line-height: 1.3;
  letter-spacing: ${token('headlineTracking')};
  text-transform: ${token('headlineCase')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Zero-height anchor in the text. The bar is positioned below the anchor and is as wide as the page. */
const Place = styled.div`
  position: sticky;
  inset-block-start: ${token('headerHeight')};
  z-index: 19;
  block-size: 0;
  margin-inline: calc(50% - 50cqi);
`;

/* The upper border reserves the height of the header's rule, which covers the border. */
const Bar = styled.section`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  gap: ${token('space5')};
  box-sizing: content-box;
  block-size: 3.25rem;
  padding-inline: ${token('space4')};
  border-block-start: ${token('headerRule')};
  border-block-end: 1px solid ${token('line')};
  background: ${token('surface')};
  color: ${token('ink')};
  font-size: ${token('textSm')};
  line-height: 1.3;
  ${fading}

  ${upTo('tabletPortrait')} {
    gap: ${token('space4')};
    block-size: 3rem;
  }
`;

const Reading = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  min-inline-size: 0;
`;

const Kickers = styled.p`
  display: flex;
  gap: ${token('space3')};
  white-space: nowrap;

  /* Large text needs the space for the actions. */
  @container (max-width: 15rem) {
    overflow-x: clip;

    & > span {
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;

/* Extends the touch target of the channel over the name of the post, which is not a link. */
const Channel = styled(Kicker)`
  margin-block-end: -1.5rem;
  padding-block-end: 1.5rem;
  overflow: hidden;
  color: ${token('inkMuted')};
  text-overflow: ellipsis;
`;

const Name = styled.p`
  ${oneLine}
`;

const Actions = styled.div`
  display: flex;
  gap: ${token('space4')};
  font-weight: ${token('boldWeight')};
  white-space: nowrap;

  & > :is(a, button) {
    min-inline-size: 44px;
    justify-content: center;
  }
`;

const WideActions = styled(Actions)`
  ${upTo('tabletPortrait')} {
    display: none;
  }
`;

const Next = styled(NextTeaser)`
  inline-size: 19rem;
  padding-inline-start: ${token('space5')};
  border-inline-start: 1px solid ${token('line')};

  ${upTo('tabletLandscape')} {
    inline-size: 12rem;

    & > img {
      display: none;
    }
  }

  ${upTo('tabletPortrait')} {
    display: none;
  }
`;

/** The 'Now Reading' bar. Shows the post's name and share links, and on wide screens more links and the next post. */
export function StickyMasthead({ post, nextPost, isShown }: MastheadProps) {
  const { channel } = post;
  return (
    <Place {...languageOfSite(post, usePageConfig())}>
      <Bar aria-label={texts.nowReading} data-shown={isShown || undefined}>
        <Reading>
          <Kickers>
            <Kicker>{texts.nowReading}</Kicker>
            {channel && <Channel to={channel.urlPath}>{channel.name}</Channel>}
          </Kickers>
          <Name dir={directionOf(post.name)} lang={post.language}>
            {post.name}
          </Name>
        </Reading>
        <Actions>
          <TweetLink post={post} />
          <ShareButton post={post} />
        </Actions>
        <WideActions>
          <LaunchLinks post={post} />
        </WideActions>
        {nextPost && <Next post={nextPost} />}
        <ReadingProgress />
      </Bar>
    </Place>
  );
}
