import { styled } from 'styled-components';
import { buttonStyle } from './buttonStyle.ts';

/** A button in the theme's colours. `$quiet` is for the less important of two buttons. */
export const Button = styled.button.attrs(({ type = 'button' }) => ({ type }))<{ $quiet?: boolean }>`
  ${buttonStyle}
`;
