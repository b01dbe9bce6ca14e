import { token, upTo } from '@marquee/shared';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';

/**
 * Links of a pagination in one row. On phones, Prev and Next are under the numbers, unless all links fit into one row.
 */
export const Bar = styled.nav`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${token('space4')};
  padding-block-start: ${token('space5')};
  border-block-start: ${token('ruleWidth')} ${token('ruleStyle')} ${token('lineStrong')};

  ${upTo('mobile')} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token('space3')};
  }
`;

export const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  grid-column: 2;
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  a {
    display: grid;
    grid-auto-flow: column;
    place-content: center;
    min-width: 44px;
    min-height: 44px;
    padding-inline: ${token('space1')};
    border-radius: ${token('radius')};
    color: ${token('ink')};
    font-weight: ${token('boldWeight')};
    text-decoration: none;
    white-space: pre;
    transition: background-color ${token('motionFast')} ${token('easing')};
  }

  a:hover {
    background: ${token('accentSoft')};
  }

  a[aria-current] {
    background: ${token('accent')};
    color: ${token('accentInk')};
  }

  /* The numbers come first. Links that do not fit beside them wrap to the next line. */
  ${upTo('mobile')} {
    order: -1;
  }
`;

/** Link to the previous or next page, with an arrow on its outer side. */
export const Step = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token('space2')};
  min-height: 44px;
  color: ${token('ink')};
  font-family: ${token('kickerFont')};
  font-size: ${token('textSm')};
  font-weight: ${token('kickerWeight')};
  letter-spacing: ${token('kickerTracking')};
  text-decoration: none;
  text-transform: ${token('kickerCase')};

  &:hover {
    color: ${token('accentText')};
    text-decoration: underline;
  }

  &[data-step='previous'] {
    grid-column: 1;
    justify-self: start;
  }

  &[data-step='previous']::before {
    content: '\\2190' / '';
  }

  &[data-step='next'] {
    grid-column: -2;
    justify-self: end;
  }

  &[data-step='next']::after {
    content: '\\2192' / '';
  }
`;
