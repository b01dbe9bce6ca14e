import { css, styled } from '@marquee/shared/styled';

/** Style of a share button, which takes the colour and type of its surroundings. Its target is at least 44 px high. */
export const shareControl = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: none;
  cursor: pointer;
`;

export const ShareControl = styled.a`
  ${shareControl}
`;
