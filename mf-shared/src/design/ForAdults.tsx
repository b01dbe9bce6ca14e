import { styled } from 'styled-components';
import { texts } from '../texts.ts';
import { token } from './theme/tokens.ts';

const Label = styled.small`
  display: inline-block;
  padding-inline: ${token('space2')};
  border: 1px solid currentColor;
  border-radius: ${token('radiusPill')};
  font: ${token('boldWeight')} ${token('textXs')} / 1.5 ${token('fontBody')};
  letter-spacing: 0;
  text-transform: none;
  white-space: nowrap;
`;

/** Marks links to a site for adults, after the site's name. */
export function ForAdults() {
  return (
    <>
      {' '}
      <Label>{texts.forAdults}</Label>
    </>
  );
}
