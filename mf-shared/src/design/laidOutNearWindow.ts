/**
 * For a block below the first screen: the browser lays it out and draws it when it comes near the window, and at the latest once the page
 * is alive. From then on places that Back restores are exact, and nothing cuts the block's shadows. Without scripts, where no page comes alive,
 * it is laid out at once.
 * @param blockSize height that it has until then, rather too much than too little: checks of contrast would take text that stands out of it for
 *   text on the next block
 */
export const laidOutNearWindow = (blockSize: string): string => `
  @media (scripting: enabled) {
    html:not([data-alive]) & {
      content-visibility: auto;
      contain-intrinsic-block-size: auto ${blockSize};
      overflow-clip-margin: 2rem;
    }
  }
`;
