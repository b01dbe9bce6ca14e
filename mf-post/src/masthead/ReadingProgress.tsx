import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/**
 * The reading progress, as a line along the lower edge of the masthead. A scroll-driven animation draws it where
 * browsers can. It must be inside the `article` of the post, whose way through the window it measures.
 */
export const ReadingProgress = styled.div`
  display: none;

  article:has(> div > section > &) {
    view-timeline: --post;
  }

  @supports (animation-timeline: --post) {
    position: absolute;
    inset: auto 0 -1px;
    display: block;
    block-size: 2px;
    background: ${token('accent')};
    transform-origin: left;
    animation: post-read linear both;
    animation-timeline: --post;
    animation-range: contain;

    &:dir(rtl) {
      transform-origin: right;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }

  @keyframes post-read {
    from {
      transform: scaleX(0);
    }
  }
`;
