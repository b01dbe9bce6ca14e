/**
 * CSS declarations that fade the edge of a horizontally scrolling row where more content is hidden. The scroll position
 * drives the animation, so a row without overflow shows no fade. Neither does a browser without scroll-driven
 * animations.
 */
export const edgeFade = `
  mask-size: calc(100% + 3rem) 100%;
  mask-repeat: no-repeat;
  animation: edge-fade linear both;
  animation-timeline: scroll(self inline);

  @keyframes edge-fade {
    from,
    to {
      mask-image: linear-gradient(90deg, transparent, #000 3rem calc(100% - 3rem), transparent);
    }

    from {
      mask-position: -3rem 0;
    }
  }
`;
