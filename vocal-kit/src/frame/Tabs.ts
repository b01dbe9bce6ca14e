import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';

/** Links to alternative lists. `aria-current` marks the one that is shown. */
export const Tabs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space2')};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space2')};
    min-block-size: 2.75rem;
    padding-inline: ${token('space4')};
    border-radius: ${token('radiusPill')};
    background: ${token('sunken')};
    color: ${token('ink')};
    font-family: ${token('kickerFont')};
    font-size: ${token('textSm')};
    font-weight: ${token('kickerWeight')};
    text-decoration: none;
    transition: background-color ${token('motionFast')} ${token('easing')};
  }

  a:hover {
    background: ${token('accentSoft')};
  }

  a[aria-current='page'] {
    background: ${token('ink')};
    color: ${token('paper')};

    /* Forced colours drop the page's backgrounds and draw system colours. */
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
