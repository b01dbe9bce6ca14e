/**
 * Defers the layout of a block below the first screen until it comes near the window, or until the page is hydrated.
 * After hydration, scroll positions that Back restores are exact, and nothing clips the shadows of the block. Without
 * scripts, a page never hydrates, so the block is laid out at once.
 * @param blockSize placeholder height until then. Choose too large rather than too small, because contrast checks take
 *   overflowing text for text on the next block.
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
