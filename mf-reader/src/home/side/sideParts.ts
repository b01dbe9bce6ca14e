import { token } from '@marquee/shared';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';

/** Entries of a side list. `data-ranked` numbers them. */
export const Entries = styled.ul`
  margin: 0;
  padding: 0;
  counter-reset: rank;
  list-style: none;

  & > li + li {
    border-block-start: 1px solid ${token('line')};
  }

  &[data-ranked] > li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    align-items: baseline;
    counter-increment: rank;
  }

  &[data-ranked] > li::before {
    content: counter(rank) / '';
    color: ${token('accentText')};
    font: ${token('headlineWeight')} ${token('textXl')} / 1 ${token('fontHeadline')};
  }
`;

/** A name in the headline face, and a line about it. */
export const Entry = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space1')};
  padding-block: ${token('space3')};
  color: ${token('ink')};
  text-decoration: none;

  & > strong {
    font-family: ${token('fontHeadline')};
    font-size: calc(${token('textLg')} * ${token('headlineScale')});
    font-weight: ${token('headlineWeight')};
    line-height: 1.15;
    letter-spacing: ${token('headlineTracking')};
    text-transform: ${token('headlineCase')};
  }

  &:hover > strong {
    text-decoration: underline;
    text-decoration-color: ${token('accentText')};
    text-decoration-thickness: 0.1em;
    text-underline-offset: 0.15em;
  }

  & > small {
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
    line-height: 1.4;
  }
`;
