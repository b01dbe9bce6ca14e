import { above, token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';
import { fading } from './fading.ts';
import { LaunchLinks } from './LaunchLinks.tsx';
import type { MastheadProps } from './Masthead.tsx';
import { NextTeaser } from './NextTeaser.tsx';

/** Takes no space at the end of the page: its bar stands above it, clear of a phone's own controls. */
const Place = styled.div`
  position: sticky;
  inset-block-end: max(${token('space3')}, env(safe-area-inset-bottom));
  z-index: 19;
  block-size: 0;

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

  strong {
    font-size: calc(${token('textSm')} * ${token('headlineScale')});
  }

  /* With both openers beside it, the post's name needs the room. */
  & > a + a + a > img {
    display: none;
  }
`;

/** The floating bar of narrow screens: gallery opener, shop opener and next post. */
export function FloatingBar({ post, nextPost, isShown }: MastheadProps) {
  return (
    <Place>
      <Bar aria-label={texts.shortcuts} data-shown={isShown || undefined}>
        <LaunchLinks post={post} />
        {nextPost && <NextTeaser post={nextPost} />}
      </Bar>
    </Place>
  );
}
