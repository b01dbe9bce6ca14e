import { token } from '@marquee/shared';
import { edgeFade } from '@marquee/shared/design/edgeFade';
import { styled } from '@marquee/shared/styled';

/** A list of links as a row of pills. The row scrolls if it is wider than the window. */
export const PillRow = styled.nav`
  margin-inline: -6px;
  overflow-x: auto;
  scrollbar-width: none;
  ${edgeFade}

  & > ul {
    display: flex;
    gap: ${token('space2')};
    width: max-content;
    margin: 0;
    /* Room for the focus ring, which the scrolling row would cut off. */
    padding: 6px;
    list-style: none;
  }

  li > * {
    display: flex;
    gap: 0.5em;
    align-items: center;
    min-height: 44px;
    padding-inline: ${token('space3')};
    border: 1px solid ${token('line')};
    border-radius: ${token('radiusPill')};
    color: ${token('ink')};
    font-size: ${token('textSm')};
    font-variant-numeric: lining-nums tabular-nums;
    text-decoration: none;
    transition:
      background-color ${token('motionFast')} ${token('easing')},
      border-color ${token('motionFast')} ${token('easing')};
  }

  a:hover {
    border-color: ${token('ink')};
  }

  a[aria-current] {
    border-color: ${token('ink')};
    background: ${token('ink')};
    color: ${token('paper')};
  }

  @media (forced-colors: active) {
    a[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
