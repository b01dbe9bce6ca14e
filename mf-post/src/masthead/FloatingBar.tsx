import { above, Kicker, token, upTo } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';
import { fading } from './fading.ts';
import { LaunchLinks } from './launch/LaunchLinks.tsx';
import type { MastheadProps } from './MastheadProps.ts';
import { NextTeaser } from './NextTeaser.tsx';

/** The bar takes no space at the end of the page and keeps clear of the controls of a phone. */
const Place = styled.div`
  position: sticky;
  inset-block-end: max(${token('space3')}, env(safe-area-inset-bottom));
  z-index: 19;
  block-size: 0;
  container-type: inline-size;

  ${above('tabletPortrait')} {
    display: none;
  }
`;

const Bar = styled.nav`
  position: absolute;
  inset-block-end: 0;
  inset-inline: ${token('space3')};
  display: flex;
  align-items: center;
  gap: ${token('space3')};
  inline-size: fit-content;
  max-inline-size: calc(100% - 2 * ${token('space3')});
  margin-inline: auto;
  padding: ${token('space1')} ${token('space3')};
  border: 1px solid ${token('lineStrong')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('ink')};
  box-shadow: ${token('shadowRaised')};
  font-size: ${token('textSm')};
  line-height: 1.3;
  ${fading}

  & > a + a {
    padding-inline-start: ${token('space3')};
    border-inline-start: 1px solid ${token('line')};
  }

  /* With three links, the name of the post needs the space of its picture. */
  & > a + a + a > img {
    display: none;
  }

  /* On a phone with large text, one row is too narrow. Two rows leave a line for the name of the next post. */
  @container (max-width: 15rem) {
    flex-wrap: wrap;
    gap: 0 ${token('space2')};
    padding-block: 0;

    & > a + a {
      padding-inline-start: 0;
      border: 0;
    }

    & > a strong {
      -webkit-line-clamp: 1;
    }

    & > a span:has(+ strong) {
      display: none;
    }
  }

  /* On a phone, launch buttons beside a channel show only icons. Screen readers still read their labels. */
  ${upTo('mobile')} {
    &[data-crowded] > a > svg + span {
      position: absolute;
      clip-path: inset(50%);
    }

    &[data-crowded] > a:has(> svg) {
      min-inline-size: 44px;
      justify-content: center;
    }
  }
`;

/** The channel takes the remaining width, and is never too narrow to be readable. */
const Channel = styled(Kicker)`
  && {
    display: flex;
    flex: 0 1 auto;
    align-items: center;
    min-inline-size: 4.5rem;
    max-inline-size: 9rem;
    min-block-size: 44px;
    margin: 0;
    padding-block: 0;
    line-height: 1.25;
  }

  /* The launch buttons are beside it. */
  @container (max-width: 15rem) {
    && {
      max-inline-size: calc(100% - 8rem);
    }
  }
`;

/** The floating bar of narrow screens: channel, gallery opener, shop opener and next post. */
export function FloatingBar({ post, nextPost, isShown }: MastheadProps) {
  const { channel, galleries, products } = post;
  const isCrowded = channel !== null && (galleries || products);
  return (
    <Place>
      <Bar aria-label={texts.shortcuts} data-shown={isShown || undefined} data-crowded={isCrowded || undefined}>
        {channel && <Channel to={channel.urlPath}>{channel.name}</Channel>}
        <LaunchLinks post={post} />
        {nextPost && <NextTeaser post={nextPost} />}
      </Bar>
    </Place>
  );
}
