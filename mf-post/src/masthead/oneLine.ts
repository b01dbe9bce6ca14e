import { token } from '@marquee/shared';

/** A post's name in a bar: in the theme's headline face, on one line however long it is. */
export const oneLine = `
  overflow: hidden;
  font-family: ${token('fontHeadline')};
  font-size: calc(${token('textMd')} * ${token('headlineScale')});
  font-weight: ${token('headlineWeight')};
  line-height: 1.3;
  letter-spacing: ${token('headlineTracking')};
  text-transform: ${token('headlineCase')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
