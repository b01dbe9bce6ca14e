/**
 * For a row that scrolls sideways: fades the edge behind which there is more, as declarations for a styled component. The row's
 * own scrolling drives it, so a row that has room for everything, and a browser that cannot, show no fade.
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
