import { css, styled } from '@marquee/shared/styled';

/** A share button as its surroundings have it: their colour and type, and a target that a thumb meets. */
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
