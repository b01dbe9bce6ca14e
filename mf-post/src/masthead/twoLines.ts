import { token } from '@marquee/shared';

/** A post's name in the little room of a teaser: in the theme's headline face, on at most two lines. */
export const twoLines = `
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-family: ${token('fontHeadline')};
  font-size: calc(${token('textSm')} * ${token('headlineScale')});
  font-weight: ${token('headlineWeight')};
  line-height: 1.1;
  letter-spacing: ${token('headlineTracking')};
  text-transform: ${token('headlineCase')};
`;
